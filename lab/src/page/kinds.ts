import { BLOG_PATH, blogPostPath, businessPath, categoryPath, SEARCH_PATH, searchPath } from '@lawdex/contracts';
import type { BlogPostPage, Category, PracticeHub } from '@lawdex/contracts';
import { businessesOf, readWhenThere, stockOf } from '../kit/site.ts';
import { searchOf } from '../kit/visits.core.ts';

export interface PageKind {
  name: string;
  /** Addresses of which no two are the same page. */
  paths: string[];
  /** Asked for as who comes from elsewhere, or again and again within the 3 s for which a page is kept. */
  as?: 'first visit' | 'kept';
}

/** As many as are measured, and as many again to warm up. */
const ADDRESSES = 2_000;
/** Lists showed so many businesses until 2026-11-28, so an older commit has these pages, too. */
const LIST_PAGE_SIZE = 24;
const RESULTS = 20;
const SORTS = ['relevance', 'rating', 'name'] as const;

export async function pageKinds(origin: string): Promise<PageKind[]> {
  const read = <T>(path: string): Promise<T> => readWhenThere<T>(origin + path);
  const categories = await read<Category[]>('/api/categories');
  const stock = await stockOf(origin);
  const businesses = await businessesOf(origin, ADDRESSES);
  const hubs = await Promise.all(categories.map(({ slug }) => read<PracticeHub>(`/api/seo/practice/${slug}`)));
  const { posts } = await read<BlogPostPage>('/api/blog/posts');
  const full = fullSearches(categories);
  // Not those that were asked a moment ago, which are kept.
  const others = [...full.slice(full.length / 2), ...full.slice(0, full.length / 2)];
  return [
    { name: `${SEARCH_PATH}, 20 results`, paths: full },
    { name: `${SEARCH_PATH}, 20 results, first visit`, paths: others, as: 'first visit' },
    { name: `${SEARCH_PATH}, 20 results, kept`, paths: full, as: 'kept' },
    { name: `${SEARCH_PATH}, words and place`, paths: Array.from({ length: ADDRESSES }, (_, n) => searchOf(stock, n)) },
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

const categoryPages = ({ slug, businessCount }: Category): string[] =>
  Array.from({ length: Math.floor(businessCount / LIST_PAGE_SIZE) }, (_, index) => categoryPath(slug, index + 1));
