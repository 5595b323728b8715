import { canonicalPathOf, isIndexable, isNoindex, pagesOf } from '../crawled.core.ts';
import type { Crawled, Finding, Page } from '../crawled.core.ts';

/** Canonicals that are missing, more than one, of another site, or lead to a page that is not one itself. */
export const canonicalFaults = (crawled: Crawled): Finding[] =>
  pagesOf(crawled).flatMap((page) => problemsOf(page, crawled).map((detail) => ({ path: page.path, detail })));

function problemsOf(page: Page, { visits, publicOrigin }: Crawled): string[] {
  const { canonicals } = page.facts;
  if (canonicals.length !== 1) return [`${canonicals.length} canonicals`];
  const path = canonicalPathOf(page, publicOrigin);
  if (path === null) return [`${canonicals[0]} is not of ${publicOrigin}`];
  if (path === page.path) return [];
  const target = visits.get(path);
  // Nothing links to it, or it was one too many to be read.
  if (!target) return [];
  if (target.status !== 200 || !target.page) return [`${path} answers ${target.status}`];
  const other = { path, visit: target, facts: target.page };
  const onward = canonicalPathOf(other, publicOrigin);
  if (onward !== path) return [`${path} has a canonical of its own: ${onward}`];
  // A page that is not offered may point to one that is not either; one that is offered would vanish with it.
  return !isNoindex(page) && !isIndexable(other, publicOrigin) ? [`${path} is noindex`] : [];
}
