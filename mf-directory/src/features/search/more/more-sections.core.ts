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
  const nearestFirst = more.toSorted((a, b) => FAR.indexOf(farOf(a.widened)) - FAR.indexOf(farOf(b.widened)));
  return nearestFirst.slice(0, MOST_SECTIONS).map(({ widened, businesses }) => ({
    heading: moreHeading(widened, understood),
    businesses: businesses.slice(0, MOST_EACH),
    all: businesses.length > MOST_EACH ? wayToAll(widened, businesses[0], { understood, state }) : null,
  }));
}

// The field around a practice, in the place itself, is more use than the practice a day's drive away.
const FAR = ['near', 'field', 'state', 'far'] as const;
const DRIVE_MILES = 50;

function farOf(widened: Widened): (typeof FAR)[number] {
  if (widened.kind === 'nearby') return widened.miles <= DRIVE_MILES ? 'near' : 'far';
  return widened.kind === 'field' || widened.kind === 'state' ? widened.kind : 'far';
}

function wayToAll(
  widened: Widened,
  first: FoundBusiness | undefined,
  { understood, state }: { understood: Understood; state: SearchState },
): ListedLink | null {
  const { exact: _exact, near: _near, radius: _radius, ...kept } = state;
  const said = understood.filters.map((filter) => filter.words);
  const to = (names: readonly string[], location: string | undefined) =>
    searchUrl({ ...kept, query: [...names, ...said].join(' ') || undefined, location });
  const practices = understood.practices.map(({ name }) => name);
  switch (widened.kind) {
    case 'nearby':
      return { text: `See all in ${widened.nearest}`, to: to(practices, widened.nearest) };
    case 'state':
      // By its abbreviation, because New York and Washington are cities too.
      return { text: `See all in ${widened.state}`, to: to(practices, first?.state) };
    case 'field':
      return {
        text: `See all for ${widened.field}`,
        to: to([widened.field], state.location ?? understood.place?.label),
      };
    default:
      return null;
  }
}
