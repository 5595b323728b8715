import { clickDepths, LINK_CHECKS } from './checks/links.core.ts';
import { PAGE_CHECKS } from './checks/pages.core.ts';
import { indexablePagesOf, pagesOf, type Checks, type Crawled } from './crawled.core.ts';
import { crawl, type CrawlOptions } from './crawl/crawl.ts';

export const CHECKS: Checks = { ...LINK_CHECKS, ...PAGE_CHECKS };

function judge(crawled: Crawled) {
  const indexable = indexablePagesOf(crawled);
  const depths = clickDepths(crawled);
  const byDepth = new Map<number, number>();
  for (const { path } of indexable) {
    const depth = depths.get(path);
    if (depth !== undefined) byDepth.set(depth, (byDepth.get(depth) ?? 0) + 1);
  }
  return {
    checks: Object.entries(CHECKS).map(([name, find]) => ({ name, findings: find(crawled) })),
    pages: pagesOf(crawled).length,
    indexable: indexable.length,
    listed: crawled.sitemap.length,
    addresses: crawled.visits.size,
    /** Pages by the clicks that they are from home. */
    byDepth: new Map([...byDepth].sort(([a], [b]) => a - b)),
    isCut: crawled.isCut,
  };
}

type AuditResult = ReturnType<typeof judge>;

export const isClean = ({ checks, indexable }: AuditResult): boolean =>
  indexable > 0 && checks.every(({ findings }) => findings.length === 0);

const number = (count: number): string => count.toLocaleString('en-US');

/** One line of figures, the table of checks, and the first findings of each. */
export function report(result: AuditResult, examples = 8): string {
  const { checks, pages, indexable, listed, addresses, byDepth, isCut } = result;
  const width = Math.max(...checks.map(({ name }) => name.length));
  const depths = [...byDepth].map(([depth, count]) => `${depth}: ${number(count)}`).join(', ');
  return [
    `${number(addresses)} addresses, ${number(pages)} pages, ${number(indexable)} indexable, ${number(listed)} in the sitemap.`,
    `Clicks from home: ${depths || 'none'}.`,
    ...(isCut ? ['Not everything was read: give more with --pages.'] : []),
    ...(indexable === 0 ? ['No page is indexable: is this a site with demo data?'] : []),
    '',
    ...checks.map(({ name, findings }) => `${name.padEnd(width)}  ${number(findings.length).padStart(7)}`),
    ...checks.flatMap(({ name, findings }) => {
      const more = findings.length - examples;
      return [
        ...(findings.length > 0 ? ['', `${name}:`] : []),
        ...findings.slice(0, examples).map(({ path, detail }) => `  ${path}: ${detail}`),
        ...(more > 0 ? [`  and ${number(more)} more`] : []),
      ];
    }),
  ].join('\n');
}

// For journeys.
export { pathOfLink } from './crawled.core.ts';
export { Asker } from './crawl/crawl.ts';
export { readPage } from './crawl/read-page.ts';

/** Reads a site as crawlers do, and says what is wrong with what they find. */
export const audit = async (options: CrawlOptions): Promise<AuditResult> => judge(await crawl(options));
