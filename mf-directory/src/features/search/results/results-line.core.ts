import { countOf, formatCount, SEARCH_PAGE_SIZE } from '@lawdex/contracts';

export function resultsLine(page: number, total: number): string {
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  const to = Math.min(page * SEARCH_PAGE_SIZE, total);
  return `Showing ${formatCount(from)}-${formatCount(to)} of ${countOf(total, 'result')}`;
}
