import type { SearchAnswers as Answers } from '../api/index.ts';
import { BUSINESS_FLAGS } from '../businesses/directory.ts';

/** A line of a list of links. */
export type ListedLink = Answers['ListedLinkDto'];

export const SEARCH_SORTS = ['relevance', 'rating', 'name', 'distance'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const SEARCH_PAGE_SIZE = 20;
export const SEARCH_RADII_MILES = [5, 10, 25] as const;
export const LEAST_RATINGS = [5, 4, 3] as const;
/** Languages that are offered as a filter: those spoken most in the United States. */
export const SEARCH_LANGUAGES = [
  'en',
  'es',
  'zh',
  'tl',
  'vi',
  'ar',
  'fr',
  'ko',
  'ru',
  'pt',
  'hi',
  'pl',
  'de',
  'it',
  'ja',
] as const;
/** Cities with most businesses that are offered as a filter. */
export const CITIES_OFFERED = 8;

/** Filters that are on or off: parameters of the search and of its page, `true` in addresses. */
export const SEARCH_FLAGS = ['isOpen', ...BUSINESS_FLAGS] as const;
export type SearchFlag = (typeof SEARCH_FLAGS)[number];

/** Filters that are chosen by one of several values. */
export const VALUE_FILTERS = ['rating', 'priceRange', 'language', 'feeBasis'] as const;
/** Every filter that a visitor chooses by a value, beside the results or in words. */
export type ChoiceFilter = SearchFlag | (typeof VALUE_FILTERS)[number];

/** Filter state of the search screen: what its URL and GET /api/businesses/search carry. Absent means "any". */
export interface SearchParams extends Partial<Record<SearchFlag, boolean>> {
  query?: string;
  /** Words as they are typed, nothing corrected. */
  exact?: boolean;
  categoryId?: string;
  /** City names, comma-separated; `City, ST` is understood too. */
  location?: string;
  /** Least rating: 3, 4 or 5. */
  rating?: number;
  priceRange?: string;
  /** ISO 639-1 code. */
  language?: string;
  feeBasis?: string;
  /** Miles, with `near` or a single `location`. */
  radius?: number;
  /** The visitor's position, `lat,lng` in degrees. */
  near?: string;
  sortBy?: SearchSort;
  /** From 1. */
  page?: number;
  /** 1 to 50; 20 unless told. */
  limit?: number;
}

/** How the search screen shows results; a list unless told. */
export type SearchView = 'map';

/** A business in a list of results. */
export type FoundBusiness = Answers['FoundBusinessDto'];

export type SearchResponse = Answers['SearchResponseDto'];

/**
 * The number of results if one filter were chosen differently: by parameter, then by its value. The empty value of a filter that is on
 * stands for no such filter. A choice that was not counted is absent.
 */
export type SearchCounts = Answers['SearchCountsDto'];

/** Where on the map of results businesses are: one, or as many as stand together. */
export type MapMark = Answers['MapMarkDto'];

/** A town's name on the map of results. */
export type MapTown = Answers['MapTownDto'];

export type SearchMap = Answers['SearchMapDto'];

export type PopularSearch = Answers['PopularSearchDto'];

export const SUGGESTION_KINDS = ['practice', 'place', 'business'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** A part of a text: from the character at `from` up to, and without, the one at `to`. */
export type TextPart = Answers['TextPartDto'];

/** One meaning of the words that a visitor is typing. */
export type Suggestion = Answers['SuggestionDto'];

export const SUGGESTIONS_SHOWN = 8;
