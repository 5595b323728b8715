import { SEARCH_PATH } from '@lawdex/contracts';
import { canonicalPathOf, HOME, indexablePagesOf, isContinued, isNoindex, isPage, pagesOf } from '../crawled.core.ts';
import type { Checks, Crawled, Finding, Page, SitemapLine, Visit } from '../crawled.core.ts';

/** Clicks from the home page within which each indexable page should be found, but for further pages of a list. */
const MOST_CLICKS = 4;
const FUTURE_MS = 60_000;

const onVisits =
  (problemOf: (visit: Visit) => string | null) =>
  ({ visits, foundOn }: Crawled): Finding[] =>
    [...visits.values()].flatMap((visit) => {
      const problem = problemOf(visit);
      const { path } = visit;
      return problem === null ? [] : [{ path, detail: `${problem}, linked on ${foundOn.get(path) ?? 'no page'}` }];
    });

export const LINK_CHECKS: Checks = {
  'broken links': onVisits(({ status }) => {
    if (status === 0) return 'no answer';
    return status >= 400 ? String(status) : null;
  }),
  // But for a link that is made before a practice area's id is known: the search moves it to that id, and is noindex in any case.
  'links to redirects': onVisits(({ path, status, location }) => {
    const isSpecified = path.startsWith(`${SEARCH_PATH}?category=`);
    return status >= 300 && status < 400 && !isSpecified ? `${status} to ${location}` : null;
  }),
  orphans: (crawled) => {
    const depths = clickDepths(crawled, 'all');
    const lost = indexablePagesOf(crawled).filter(({ path }) => !depths.has(path));
    return lost.map(({ path }) => ({ path, detail: 'no page leads to it' }));
  },
  // Through pages that are offered, or, where none of them leads to it, through any.
  'more than 4 clicks from home': (crawled) => {
    const [depths, anyDepths] = [clickDepths(crawled), clickDepths(crawled, 'all')];
    return indexablePagesOf(crawled).flatMap(({ path }) => {
      const depth = depths.get(path) ?? anyDepths.get(path) ?? 0;
      return depth > MOST_CLICKS && !isContinued(path) ? [{ path, detail: `${depth} clicks` }] : [];
    });
  },
  'sitemap says what is not so': (crawled) => {
    const seen = new Set<string>();
    return [
      ...crawled.sitemapProblems.map(({ file, problem }) => ({ path: file, detail: problem })),
      ...crawled.sitemap.flatMap((line) => {
        const isTwice = seen.has(line.loc);
        seen.add(line.loc);
        const details = [...(isTwice ? ['is listed twice'] : []), ...problemsOfLine(line, crawled)];
        return details.map((detail) => ({ path: line.path ?? line.loc, detail: `${detail} (${line.file})` }));
      }),
    ];
  },
  'indexable, not in the sitemap': (crawled) => {
    const listed = new Set(crawled.sitemap.map(({ path }) => path));
    return indexablePagesOf(crawled)
      .filter(({ path }) => !listed.has(path) && !isContinued(path))
      .map(({ path }) => ({ path, detail: `linked on ${crawled.foundOn.get(path) ?? '-'}` }));
  },
};

/** The fewest clicks from the home page; none within one list. Noindex pages lead nowhere unless `all` may be gone through. */
export function clickDepths(
  crawled: Pick<Crawled, 'visits'>,
  through: 'offered' | 'all' = 'offered',
): Map<string, number> {
  const isClosed = (page: Page) => through === 'offered' && isNoindex(page);
  const open = new Map(pagesOf(crawled).map((page) => [page.path, isClosed(page) ? [] : page.links]));
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

function problemsOfLine({ loc, path, lastModified }: SitemapLine, crawled: Crawled): string[] {
  const { publicOrigin } = crawled;
  const problems: string[] = [];
  if (lastModified !== null && !(Date.parse(lastModified) <= crawled.now.getTime() + FUTURE_MS))
    problems.push(`lastmod ${lastModified} is no time in the past`);
  if (path === null) return [...problems, 'is an address of another site'];
  if (loc !== publicOrigin && !loc.startsWith(`${publicOrigin}/`)) problems.push(`${loc} is not of the public origin`);
  if (crawled.forbidden.includes(path)) return [...problems, 'is forbidden by robots.txt'];
  const visit = crawled.visits.get(path);
  if (!visit) return problems;
  if (!isPage(visit)) return [...problems, visit.status === 200 ? 'is no page' : `answers ${visit.status}`];
  if (isNoindex(visit)) problems.push('is noindex');
  const canonical = canonicalPathOf(visit, publicOrigin);
  if (canonical !== path) problems.push(`is not its own canonical, which is ${canonical ?? 'missing'}`);
  return problems;
}
