import type { ListedLink } from '../site/addresses.core.ts';
import { BUSINESS_FLAGS } from '../businesses/directory.ts';
import type { BusinessSummary } from '../businesses/directory.ts';
import type { Understood, Why, Widened } from './understood.ts';

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
export interface FoundBusiness extends BusinessSummary {
  why: Why;
}

export interface SearchResponse {
  businesses: FoundBusiness[];
  /** Exact; of `businesses`, without those in `more`. */
  total: number;
  understood: Understood;
  /** Fills a short first page, in sections of its own; never what stands in `businesses`. */
  more: { widened: Widened; businesses: FoundBusiness[] }[];
  /** Searches that find something, when this one did not. */
  suggestions: string[];
  /** Landing pages on the same subject and place, of which each lists at least one firm: 'You Might Also Like'. */
  alsoLike?: ListedLink[];
}

/**
 * The number of results if one filter were chosen differently: by parameter, then by its value. The empty value of a filter that is on
 * stands for no such filter. A choice that was not counted is absent.
 */
export interface SearchCounts {
  counts: Record<string, Record<string, number>>;
  /** What `categoryId` takes, by slug, of all practice areas. */
  practiceIds?: Record<string, string>;
}

/** Where on the map of results businesses are: one, or as many as stand together. */
export interface MapMark {
  /** Hundredths of the map's width and height, from its left upper corner. */
  x: number;
  y: number;
  count: number;
  /** As visitors read it: the business, or `Houston, TX and 3 more places`. */
  label: string;
  /** Slug of the one business that stands here. */
  slug: string | null;
  /** `location` that narrows the search down to these businesses; null where it would narrow nothing. */
  location: string | null;
  /** Who stands here: the id of a business, `Houston, TX`, or `TX`. */
  holds: string[];
}

export interface SearchMap {
  /** The view, as `mapLandPath` takes it. */
  view: string;
  /** Marks of all results, or of one page of them where all would be too close together to tell places apart. */
  marks: MapMark[];
  /** Whether the marks are businesses of one page. */
  isOfPage: boolean;
  /** Results that have no known place on the map. */
  unplaced: number;
}

export interface PopularSearch {
  query: string;
  count: number;
}
