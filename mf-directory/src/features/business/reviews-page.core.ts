import { businessPath } from '../../lib/links.core.ts';

/** The parameter that holds the page of the reviews. */
export const REVIEWS_PAGE = 'reviews';

export const reviewsPath = (slug: string, page: number): string =>
  `${businessPath(slug)}${page > 1 ? `?${REVIEWS_PAGE}=${page}` : ''}#reviews`;
