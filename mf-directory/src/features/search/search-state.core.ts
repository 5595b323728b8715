import {
  FEE_BASES,
  LEAST_RATINGS,
  PRICE_RANGES,
  readId,
  readPosition,
  SEARCH_FLAGS,
  SEARCH_PAGE_SIZE,
  SEARCH_RADII_MILES,
  SEARCH_SORTS,
  searchPath,
  slugify,
} from '@lawdex/contracts';
import type { CategoryRef, FeeBasis, SearchParams, SearchView, Understood } from '@lawdex/contracts';
import { joinPlaces, splitPlaces } from './places.core.ts';

/** The practice area that `?category=` names by slug or name; undefined for an unknown one. */
export function findCategory<T extends CategoryRef>(categories: readonly T[], category: string | null): T | undefined {
  const wanted = slugify(category ?? '');
  return wanted ? categories.find(({ slug, name }) => slug === wanted || slugify(name) === wanted) : undefined;
}

/** The practice area with this id: null when there is none, undefined while none is chosen or ids are not known. */
export function practiceOf<T extends Pick<CategoryRef, 'slug'>>(
  id: string | undefined,
  areas: readonly T[],
  ids: Readonly<Record<string, string>> | undefined,
): T | null | undefined {
  if (id === undefined || ids === undefined) return undefined;
  return areas.find(({ slug }) => ids[slug] === id) ?? null;
}

/** The practice area of the posts below a search. Without money they tell of costs and free help, as their own data say. */
export const practiceOfPosts = (
  chosen: CategoryRef | null | undefined,
  { practices = [] }: Partial<Pick<Understood, 'practices'>> = {},
): string | undefined => (chosen ?? practices.find(({ slug }) => slug === 'legal-aid') ?? practices[0])?.slug;

/** The visitor's choices, which only the URL stores. An absent field means "any". The page number is apart. */
export interface SearchState extends Omit<SearchParams, 'page' | 'limit'> {
  rating?: LeastRating;
  feeBasis?: FeeBasis;
  radius?: RadiusMiles;
  view?: SearchView;
}

type LeastRating = (typeof LEAST_RATINGS)[number];
type RadiusMiles = (typeof SEARCH_RADII_MILES)[number];

/** The request to the search service. */
export interface SearchRequest extends Omit<SearchState, 'view'> {
  page: number;
  limit: number;
}

const DEFAULT_SORT = 'relevance';
const MAX_TEXT = 200;

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
  // Services refuse control characters. A pasted tab or line break becomes a space, others are dropped.
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

/** Readers of the URL's parameters, in the URL's order. Values that a reader does not know are dropped. */
const READERS: { [K in keyof SearchState]-?: (value: string) => SearchState[K] } = {
  query: text,
  exact: flag,
  categoryId: (value) => readId(value) ?? undefined,
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
    // Without JavaScript, several checked cities arrive as several locations.
    const value = name === 'location' ? values.join(',') : values.length === 1 ? (values[0] ?? '') : '';
    const read = value === '' ? undefined : READERS[name](value);
    return read === undefined ? [] : [[name, read] as const];
  });
  return Object.fromEntries(entries);
}

/** The address of the search, the same for the same choices in any order. */
export function searchUrl(state: SearchState, page = 1): string {
  const ordered: SearchState = Object.fromEntries(NAMES.map((name) => [name, state[name]]));
  return searchPath({ ...ordered, sortBy: state.sortBy === DEFAULT_SORT ? undefined : state.sortBy, page });
}

/** Whether distances may be measured from one place. The service finds out whether several cities share its name. */
const mayHavePlace = ({ near, location }: SearchState): boolean =>
  near !== undefined || splitPlaces(location).length === 1;

export const asksForDistance = ({ radius, sortBy }: Pick<SearchState, 'radius' | 'sortBy'>): boolean =>
  radius !== undefined || sortBy === 'distance';

/** The request to the search service, with distances only if there may be a place to measure from. */
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

/** Fields that do not narrow the search. */
const UNFILTERED: readonly (keyof SearchState)[] = ['query', 'exact', 'sortBy', 'view'];
export const FILTERS = NAMES.filter((name) => !UNFILTERED.includes(name));

/** Clears the filters and keeps the words, the order and the map. */
export const clearFilters = (state: SearchState): SearchState => only(UNFILTERED, state);

const only = (names: readonly (keyof SearchState)[], state: SearchState): SearchState =>
  Object.fromEntries(names.flatMap((name) => (state[name] === undefined ? [] : [[name, state[name]]])));

/** Fields that stay when other filters are removed: practice area and place say what is searched and where. */
const SUBJECT: readonly (keyof SearchState)[] = [...UNFILTERED, 'categoryId', 'location', 'near', 'radius'];

export const withoutFacets = (state: SearchState): SearchState => only(SUBJECT, state);

/** Number of active filters. Several cities count once, and a position counts with its distance. */
export const countFilters = (state: SearchState): number =>
  FILTERS.filter((name) => state[name] !== undefined && !(name === 'near' && state.radius !== undefined)).length;
