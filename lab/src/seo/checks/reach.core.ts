import { clickDepths } from './click-depth.core.ts';
import { indexablePagesOf, isContinued } from '../crawled.core.ts';
import type { Crawled, Finding } from '../crawled.core.ts';

/** Clicks from the home page within which each indexable page should be found, but for further pages of a list. */
export const MOST_CLICKS = 4;

export function orphans(crawled: Crawled): Finding[] {
  const depths = clickDepths(crawled, 'all');
  return indexablePagesOf(crawled)
    .filter(({ path }) => !depths.has(path))
    .map(({ path }) => ({ path, detail: 'no page leads to it' }));
}

/** Through pages that are offered, or, where none of them leads to it, through any. */
export function farPages(crawled: Crawled): Finding[] {
  const depths = clickDepths(crawled);
  const anyDepths = clickDepths(crawled, 'all');
  return indexablePagesOf(crawled).flatMap(({ path }) => {
    const depth = depths.get(path) ?? anyDepths.get(path) ?? 0;
    return depth > MOST_CLICKS && !isContinued(path) ? [{ path, detail: `${depth} clicks` }] : [];
  });
}
