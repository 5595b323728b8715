/** Businesses on a page of a category or a city. */
export const LIST_PAGE_SIZE = 24;

/** The address of a list's page: `page` joins what the path has already. */
export const pagePath = (path: string, page: number): string =>
  page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path;
