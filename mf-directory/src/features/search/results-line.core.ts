import { SEARCH_PAGE_SIZE } from '@lawdex/contracts';

export const resultsLine = (page: number, total: number): string =>
  `Showing ${(page - 1) * SEARCH_PAGE_SIZE + 1}-${Math.min(page * SEARCH_PAGE_SIZE, total)} of ${total} results`;
