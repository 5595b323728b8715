import { HOME, isNoindex, pagesOf } from '../crawled.core.ts';
import type { Crawled, Page } from '../crawled.core.ts';

/**
 * The fewest clicks from the home page to each page. Turning the pages of one list counts as none. Pages that
 * are noindex lead nowhere unless `all` may be gone through.
 */
export function clickDepths(
  crawled: Pick<Crawled, 'visits'>,
  through: 'offered' | 'all' = 'offered',
): Map<string, number> {
  const isClosed = (page: Page) => through === 'offered' && isNoindex(page);
  const open = new Map(pagesOf(crawled).map((page) => [page.path, isClosed(page) ? [] : page.visit.links]));
  const depths = new Map<string, number>();
  let now = new Set([HOME]);
  for (let depth = 0; now.size > 0; depth++) {
    const next = new Set<string>();
    // A set goes on with what is added to it on the way.
    for (const path of now) {
      if (depths.has(path)) continue;
      depths.set(path, depth);
      for (const link of open.get(path) ?? []) (isOfOneList(path, link) ? now : next).add(link);
    }
    now = next;
  }
  return depths;
}

const listOf = (path: string): string => path.replace(/([?&])page=\d+&?/, '$1').replace(/[?&]$/, '');
const isOfOneList = (path: string, link: string): boolean => path !== link && listOf(path) === listOf(link);
