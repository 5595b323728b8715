/** Number of businesses on a page of a list; more are a link away. */
export const LIST_PAGE_SIZE = 12;
