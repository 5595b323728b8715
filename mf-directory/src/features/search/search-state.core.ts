import {
  FEE_BASES,
  LEAST_RATINGS,
  PRICE_RANGES,
  readPosition,
  SEARCH_FLAGS,
  SEARCH_PAGE_SIZE,
  SEARCH_RADII_MILES,
  SEARCH_SORTS,
  searchPath,
} from '@lawdex/contracts';
import type { FeeBasis, SearchParams, SearchView } from '@lawdex/contracts';
import { joinPlaces, splitPlaces } from './places.core.ts';

/** What the visitor chose; its URL is its only home. Absent means "any". Pages are apart: see `page-number.core.ts` of packages/ui. */
export interface SearchState extends Omit<SearchParams, 'page' | 'limit'> {
  rating?: LeastRating;
  feeBasis?: FeeBasis;
  radius?: RadiusMiles;
  view?: SearchView;
}

type LeastRating = (typeof LEAST_RATINGS)[number];
type RadiusMiles = (typeof SEARCH_RADII_MILES)[number];

/** What the search service is asked. */
export interface SearchRequest extends Omit<SearchState, 'view'> {
  page: number;
  limit: number;
}

const DEFAULT_SORT = 'relevance';
const MAX_TEXT = 200;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const flag = (value: string) => (value === 'true' ? true : undefined);
const oneOf =
  <T extends string>(allowed: readonly T[]) =>
  (value: string) =>
    allowed.find((item) => item === value);
const numberOf =
  <T extends number>(allowed: readonly T[]) =>
  (value: string) =>
    allowed.find((item) => String(item) === value);
const text = (value: string) => {
  // Services refuse control characters; a pasted tab or line end is a space to the visitor, the others are nothing.
  const words = value
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return words && words.length <= MAX_TEXT ? words : undefined;
};

function readEach<K extends string, R>(names: readonly K[], read: R) {
  return Object.fromEntries(names.map((name) => [name, read])) as Record<K, R>;
}

/** How each parameter of the URL is read; what its reader does not know is dropped. The order is the URL's. */
const READERS: { [K in keyof SearchState]-?: (value: string) => SearchState[K] } = {
  query: text,
  exact: flag,
  categoryId: (value) => (UUID.test(value) ? value.toLowerCase() : undefined),
  location: (value) => joinPlaces(splitPlaces(text(value))),
  rating: numberOf(LEAST_RATINGS),
  priceRange: oneOf(PRICE_RANGES),
  ...readEach(SEARCH_FLAGS, flag),
  language: (value) => (/^[a-z]{2}$/.test(value) ? value : undefined),
  feeBasis: oneOf(FEE_BASES),
  radius: numberOf(SEARCH_RADII_MILES),
  near: readPosition,
  sortBy: (value) => (value === DEFAULT_SORT ? undefined : oneOf(SEARCH_SORTS)(value)),
  view: oneOf(['map']),
};

const NAMES = Object.keys(READERS).filter((name): name is keyof SearchState => Object.hasOwn(READERS, name));

/** The same search without the parameters that are unknown, malformed or given twice. */
export function readSearchState(params: URLSearchParams): SearchState {
  const entries = NAMES.flatMap((name) => {
    const values = params.getAll(name);
    // Several checked cities of a form without JavaScript arrive as several locations.
    const value = name === 'location' ? values.join(',') : values.length === 1 ? (values[0] ?? '') : '';
    const read = value === '' ? undefined : READERS[name](value);
    return read === undefined ? [] : [[name, read] as const];
  });
  return Object.fromEntries(entries);
}

/** The address of the search; the same search has one address, whatever the order in which it was chosen. */
export function searchUrl(state: SearchState, page = 1): string {
  const ordered: SearchState = Object.fromEntries(NAMES.map((name) => [name, state[name]]));
  return searchPath({ ...ordered, sortBy: state.sortBy === DEFAULT_SORT ? undefined : state.sortBy, page });
}

/** Whether there may be one place to measure from. A name that several cities share is found out by the service. */
const mayHavePlace = ({ near, location }: SearchState): boolean =>
  near !== undefined || splitPlaces(location).length === 1;

export const asksForDistance = ({ radius, sortBy }: Pick<SearchState, 'radius' | 'sortBy'>): boolean =>
  radius !== undefined || sortBy === 'distance';

/** What the search service is asked: distances only when there may be a place to measure from. */
export function toApiParams({ radius, sortBy, view: _view, ...state }: SearchState, page: number): SearchRequest {
  const placed = mayHavePlace(state);
  return {
    ...state,
    ...(placed && radius !== undefined && { radius }),
    ...(sortBy !== undefined && (placed || sortBy !== 'distance') && { sortBy }),
    page,
    limit: SEARCH_PAGE_SIZE,
  };
}

/** Whatever does not narrow the search down. */
const UNFILTERED: readonly (keyof SearchState)[] = ['query', 'exact', 'sortBy', 'view'];
const FILTERS = NAMES.filter((name) => !UNFILTERED.includes(name));

/** What the sidebar's Clear leaves: the words, the order and the map. */
export const clearFilters = (state: SearchState): SearchState => only(UNFILTERED, state);

const only = (names: readonly (keyof SearchState)[], state: SearchState): SearchState =>
  Object.fromEntries(names.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]]])));

/** What stays without its other filters: a practice area and a place say what is looked for, and where. */
const SUBJECT: readonly (keyof SearchState)[] = [...UNFILTERED, 'categoryId', 'location', 'near', 'radius'];

export const withoutFacets = (state: SearchState): SearchState => only(SUBJECT, state);

/** How many filters are on; several cities count once, a position counts with its distance. */
export const countFilters = (state: SearchState): number =>
  FILTERS.filter((name) => state[name] !== undefined && !(name === 'near' && state.radius !== undefined)).length;
