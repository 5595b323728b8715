import { businessPath, categoryPath, SEARCH_PATH, searchPath } from '@lawdex/contracts';
import type { BusinessSummary, Category, SearchResponse } from '@lawdex/contracts';

export interface MeasuredPage {
  name: string;
  /** Addresses of which no two are the same page. */
  paths: string[];
}

/** As many as are measured, and as many again to warm up. */
const ADDRESSES = 2000;
/** mf-directory shows so many businesses on a page of a category. */
const LIST_PAGE_SIZE = 24;
const PLACES = [
  'Austin',
  'Dallas',
  'Houston',
  'Chicago',
  'Miami',
  'Boston',
  'Denver',
  'Seattle',
  'Phoenix',
  'New York',
];
const WORDS = ['', 'best', 'affordable', 'free consultation', 'experienced', 'family', 'defense', 'injury', 'contract'];
const SORTS = ['relevance', 'rating', 'name'] as const;

/** What visitors open: searches by words and place, businesses, and categories page by page. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const read = async <T>(path: string): Promise<T> => (await (await fetch(origin + path)).json()) as T;
  const categories = await read<Category[]>('/api/categories');
  const businesses: BusinessSummary[] = [];
  for (let page = 1; businesses.length < ADDRESSES; page += 1) {
    const found = await read<SearchResponse>(`/api/businesses/search?sortBy=name&limit=50&page=${page}`);
    if (found.businesses.length === 0) break;
    businesses.push(...found.businesses);
  }
  return [
    { name: SEARCH_PATH, paths: searches(categories).slice(0, ADDRESSES) },
    { name: '/business/{slug}', paths: businesses.map(({ slug }) => businessPath(slug)) },
    { name: '/category/{slug}', paths: categories.flatMap(categoryPages) },
  ];
}

const searches = (categories: readonly Category[]): string[] =>
  SORTS.flatMap((sortBy) =>
    WORDS.flatMap((word) =>
      PLACES.flatMap((place) =>
        categories.map(({ name }) => {
          const query = `${word} ${name} ${place}`.trim();
          return searchPath({ query, ...(sortBy !== 'relevance' && { sortBy }) });
        }),
      ),
    ),
  );

const categoryPages = ({ slug, businessCount }: Category): string[] =>
  Array.from({ length: Math.floor(businessCount / LIST_PAGE_SIZE) }, (_, index) => categoryPath(slug, index + 1));
