import { BLOG_PATH, blogPostPath, businessPath, categoryPath, SEARCH_PATH, searchPath } from '@lawdex/contracts';
import type { BlogPostPage, Category, PracticeHub } from '@lawdex/contracts';
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
/** A page of results. */
const RESULTS = 20;
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

/** Pages that visitors open, those with most addresses first: they warm up what all share. */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const read = <T>(path: string): Promise<T> => readWhenThere<T>(origin + path);
  const categories = await read<Category[]>('/api/categories');
  const businesses = await businessesOf(origin, ADDRESSES);
  const hubs = await Promise.all(categories.map(({ slug }) => read<PracticeHub>(`/api/seo/practice/${slug}`)));
  const { posts } = await read<BlogPostPage>('/api/blog/posts');
  return [
    { name: `${SEARCH_PATH}, 20 results`, paths: fullSearches(categories) },
    { name: `${SEARCH_PATH}, words and place`, paths: searches(categories).slice(0, ADDRESSES) },
    { name: '/business/{slug}', paths: businesses.map(({ slug }) => businessPath(slug)) },
    { name: '/category/{slug}', paths: categories.flatMap(categoryPages) },
    { name: 'landing', paths: hubs.flatMap(({ cities }) => cities.map(({ to }) => to)) },
    { name: '/', paths: ['/'] },
    { name: BLOG_PATH, paths: [BLOG_PATH] },
    { name: `${BLOG_PATH}/{slug}`, paths: posts.map(({ slug }) => blogPostPath(slug)) },
  ];
}

/** Many firms have these practice areas, and no place narrows them. */
const fullSearches = (categories: readonly Category[]): string[] =>
  categories
    .filter(({ businessCount }) => businessCount >= 4 * RESULTS)
    .flatMap(({ name }) =>
      SORTS.flatMap((sortBy) =>
        [undefined, 3].map((rating) =>
          searchPath({ query: name, ...(sortBy !== 'relevance' && { sortBy }), ...(rating && { rating }) }),
        ),
      ),
    );

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
