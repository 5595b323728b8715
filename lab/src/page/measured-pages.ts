import { businessPath, categoryPath, SEARCH_PATH, searchPath } from '@lawdex/contracts';
import type { Category } from '@lawdex/contracts';
import { businessesOf, readWhenThere } from '../kit/trial-site.ts';
import { WORDS } from '../overload/visitors/visits.core.ts';

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
const SORTS = ['relevance', 'rating', 'name'] as const;

/** Pages that visitors open: searches by words and place, businesses, and categories page by page. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const categories = await readWhenThere<Category[]>(`${origin}/api/categories`);
  const businesses = await businessesOf(origin, ADDRESSES);
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
