import { canonicalPathOf, indexablePagesOf, isContinued, isNoindex } from '../crawled.core.ts';
import type { Crawled, Finding, SitemapLine } from '../crawled.core.ts';

/** Clocks differ. */
const FUTURE_MS = 60_000;

/** Lines of the sitemap that are not true. */
export function sitemapFaults(crawled: Crawled): Finding[] {
  const seen = new Set<string>();
  return [
    ...crawled.sitemapProblems.map(({ file, problem }) => ({ path: file, detail: problem })),
    ...crawled.sitemap.flatMap((line) => {
      const isTwice = seen.has(line.loc);
      seen.add(line.loc);
      const details = [...(isTwice ? ['is listed twice'] : []), ...problemsOf(line, crawled)];
      return details.map((detail) => ({ path: line.path ?? line.loc, detail: `${detail} (${line.file})` }));
    }),
  ];
}

function problemsOf({ loc, path, lastModified }: SitemapLine, crawled: Crawled): string[] {
  const problems: string[] = [];
  if (lastModified !== null && !(Date.parse(lastModified) <= crawled.now.getTime() + FUTURE_MS)) {
    problems.push(`lastmod ${lastModified} is no time in the past`);
  }
  if (path === null) return [...problems, 'is an address of another site'];
  if (loc !== crawled.publicOrigin && !loc.startsWith(`${crawled.publicOrigin}/`))
    problems.push(`${loc} is not of the public origin`);
  if (crawled.forbidden.includes(path)) return [...problems, 'is forbidden by robots.txt'];
  const visit = crawled.visits.get(path);
  if (!visit) return problems;
  if (visit.status !== 200) return [...problems, `answers ${visit.status}`];
  if (!visit.page) return [...problems, 'is no page'];
  const page = { path, visit, facts: visit.page };
  if (isNoindex(page)) problems.push('is noindex');
  const canonical = canonicalPathOf(page, crawled.publicOrigin);
  if (canonical !== path) problems.push(`is not its own canonical, which is ${canonical ?? 'missing'}`);
  return problems;
}

/** Indexable pages that the sitemap does not tell. */
export function unlisted(crawled: Crawled): Finding[] {
  const listed = new Set(crawled.sitemap.map(({ path }) => path));
  return indexablePagesOf(crawled)
    .filter(({ path }) => !listed.has(path) && !isContinued(path))
    .map(({ path }) => ({ path, detail: `linked on ${crawled.foundOn.get(path) ?? '-'}` }));
}
