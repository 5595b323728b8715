import type { FoundBusiness, ListedLink, SearchResponse, Understood, Widened } from '@lawdex/contracts';
import { searchUrl } from '../search-state.core.ts';
import type { SearchState } from '../search-state.core.ts';
import { moreHeading } from '../understood/widened.core.ts';

// What was asked for stays the page: the sections below it are a hint, with a way to all of them.
const MOST_SECTIONS = 2;
const MOST_EACH = 3;

export interface MoreSection {
  heading: string;
  businesses: readonly FoundBusiness[];
  /** To the rest; null when there is none. */
  all: ListedLink | null;
}

/** The sections that are shown of those that were found, and what is shown of each. */
export function sectionsShown(more: SearchResponse['more'], understood: Understood, state: SearchState): MoreSection[] {
  return more.slice(0, MOST_SECTIONS).map(({ widened, businesses }) => {
    const place = placeOf(widened, businesses);
    return {
      heading: moreHeading(widened, understood),
      businesses: businesses.slice(0, MOST_EACH),
      all:
        place && businesses.length > MOST_EACH
          ? { text: `See all in ${place.name}`, to: searchUrl(elsewhere(state, understood, place.location)) }
          : null,
    };
  });
}

function placeOf(widened: Widened, [first]: readonly FoundBusiness[]): { name: string; location: string } | null {
  if (widened.kind === 'nearby') return { name: widened.nearest, location: widened.nearest };
  // By its abbreviation, because New York and Washington are cities too.
  return widened.kind === 'state' && first ? { name: widened.state, location: first.state } : null;
}

/** Sections are of the practice area, so their searches are too; what was said of filters stays said. */
function elsewhere(state: SearchState, { practices, filters }: Understood, location: string): SearchState {
  const { exact: _exact, near: _near, radius: _radius, ...kept } = state;
  const words = [...practices.map(({ name }) => name), ...filters.map((filter) => filter.words)].join(' ');
  return { ...kept, query: words || undefined, location };
}
