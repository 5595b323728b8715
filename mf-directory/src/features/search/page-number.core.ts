import { SEARCH_PAGE_SIZE } from '@lawdex/contracts';

// More digits than any page of ours can have, few enough that the number stays exact.
const PAGE = /^[1-9]\d{0,8}$/;

/** The page that the URL asks for; null when there can be no such page. */
export function readPage(params: URLSearchParams): number | null {
  const values = params.getAll('page').filter((value) => value !== '');
  if (values.length === 0) return 1;
  return values.length === 1 && PAGE.test(values[0] ?? '') ? Number(values[0]) : null;
}

export const pageCountOf = (total: number): number => Math.ceil(total / SEARCH_PAGE_SIZE);

/** The first page exists even when it is empty. */
export const pageExists = (page: number, total: number): boolean => page === 1 || page <= pageCountOf(total);

export const resultsLine = (page: number, total: number): string =>
  `Showing ${(page - 1) * SEARCH_PAGE_SIZE + 1}-${Math.min(page * SEARCH_PAGE_SIZE, total)} of ${total} results`;
