/** Number of businesses on a page of a category or a city. */
export const LIST_PAGE_SIZE = 24;
