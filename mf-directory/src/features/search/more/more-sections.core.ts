import { LEADS, withoutPhrase } from '@lawdex/contracts';
import type { FoundBusiness, ListedLink, SearchResponse, Understood, Widened } from '@lawdex/contracts';
import { searchUrl, withoutFacets } from '../search-state.core.ts';
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

export interface Shown {
  understood: Understood;
  state: SearchState;
  /** Filters that were chosen or said, as they are called. */
  facets: readonly string[];
}

/** The sections that are shown of those that were found, and what is shown of each. */
export function sectionsShown(more: SearchResponse['more'], { understood, state, facets }: Shown): MoreSection[] {
  // Others in the place are only worth it where nobody there has anything to do with what was searched for.
  const hasCloser = more.some(({ widened }) => CLOSER.has(widened.kind));
  const worthIt = more.filter(({ widened }) => !(hasCloser && widened.kind === 'place'));
  const nearestFirst = worthIt.toSorted((a, b) => FAR.indexOf(farOf(a.widened)) - FAR.indexOf(farOf(b.widened)));
  return nearestFirst.slice(0, MOST_SECTIONS).map(({ widened, businesses }) => ({
    heading: moreHeading({ widened, search: understood, dropped: facets }),
    businesses: businesses.slice(0, MOST_EACH),
    all: businesses.length > MOST_EACH ? wayToAll(widened, businesses[0], { understood, state }) : null,
  }));
}

// The field around a practice, in the place itself, is more use than the practice a day's drive away.
const FAR = ['unfiltered', 'near', 'field', 'state', 'place', 'far'] as const;
const CLOSER: ReadonlySet<Widened['kind']> = new Set(['unfiltered', 'field']);
const DRIVE_MILES = 50;

function farOf(widened: Widened): (typeof FAR)[number] {
  if (widened.kind === 'nearby') return widened.miles <= DRIVE_MILES ? 'near' : 'far';
  return FAR.find((kind) => kind === widened.kind) ?? 'far';
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
    case 'unfiltered':
      return {
        text: 'See all without filters',
        to: searchUrl(withoutFacets({ ...state, query: unsaid(state, understood) })),
      };
    case 'place': {
      const where = { location: state.location ?? understood.place?.label };
      return widened.filtered
        ? { text: `See all in ${understood.place?.label}`, to: to([], where.location) }
        : { text: `See all in ${understood.place?.label}`, to: searchUrl(where) };
    }
    default:
      return null;
  }
}

/** The words without those that were read as filters. */
const unsaid = ({ query }: SearchState, { filters }: Understood): string | undefined =>
  filters.reduce((words, filter) => withoutPhrase(words, filter.words, LEADS.filter) ?? words, query ?? '') ||
  undefined;
