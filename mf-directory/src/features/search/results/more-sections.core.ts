import { firmsFor, LEADS, withoutPhrase } from '@lawdex/contracts';
import type { FoundBusiness, ListedLink, SearchResponse, Understood, Widened } from '@lawdex/contracts';
import { searchUrl, withoutFacets, type SearchState } from '../search-state.core.ts';
import { moreHeading } from '../understood/widened.core.ts';

// Only a few sections are shown, so that the results stay the main part.
const MOST_SECTIONS = 2;
const MOST_EACH = 3;

export interface MoreSection {
  heading: string;
  businesses: readonly FoundBusiness[];
  /** A link to the rest; null without a rest. */
  all: ListedLink | null;
}

export interface Shown {
  understood: Understood;
  state: SearchState;
  /** Labels of the chosen and written filters. */
  facets: readonly string[];
}

/** Selects the sections to show, and what each of them shows. */
export function sectionsShown(more: SearchResponse['more'], { understood, state, facets }: Shown): MoreSection[] {
  // Other businesses of the place are shown only if none there fits the search better.
  const hasCloser = more.some(({ widened }) => CLOSER.has(widened.kind));
  const worthIt = more.filter(({ widened }) => !(hasCloser && widened.kind === 'place'));
  const nearestFirst = worthIt.sort((a, b) => FAR.indexOf(farOf(a.widened)) - FAR.indexOf(farOf(b.widened)));
  return nearestFirst.slice(0, MOST_SECTIONS).map(({ widened, businesses }) => ({
    heading: moreHeading({ widened, search: understood, dropped: facets }),
    businesses: businesses.slice(0, MOST_EACH),
    all: businesses.length > MOST_EACH ? wayToAll(widened, businesses[0], { understood, state }) : null,
  }));
}

// Businesses of the wider field in the same place are more useful than the practice area a day's drive away.
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
  const { exact: _exact, near: _near, radius: _radius, ...rest } = state;
  const said = understood.filters.map((filter) => filter.words);
  const to = (names: readonly string[], location: string | undefined) =>
    searchUrl({ ...rest, query: [...names, ...said].join(' ') || undefined, location });
  const practices = understood.practices.map(({ name }) => name);
  switch (widened.kind) {
    case 'nearby':
      return { text: `See all in ${widened.nearest}`, to: to(practices, widened.nearest) };
    case 'state':
      // The abbreviation is used, because New York and Washington are cities too.
      return { text: `See all in ${widened.state}`, to: to(practices, first?.state) };
    case 'field':
      return {
        text: `See all ${firmsFor(widened.field, 2)}`,
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

/** The query without the words that were read as filters. */
const unsaid = ({ query }: SearchState, { filters }: Understood): string | undefined =>
  filters.reduce((words, filter) => withoutPhrase(words, filter.words, LEADS.filter) ?? words, query ?? '') ||
  undefined;
