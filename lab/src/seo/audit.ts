import { CHECKS } from './checks/checks.core.ts';
import { lookAt, when } from './crawled.core.ts';
import { crawl, type CrawlOptions } from './crawl/crawl.ts';

/** Reads a site as crawlers do, and says what is wrong with what they find. */
export async function audit(options: CrawlOptions) {
  const site = lookAt(await crawl(options));
  return { site, checks: Object.entries(CHECKS).map(([name, find]) => ({ name, findings: find(site) })) };
}

type AuditResult = Awaited<ReturnType<typeof audit>>;

export const isClean = ({ checks, site }: AuditResult): boolean =>
  site.indexable.length > 0 && checks.every(({ findings }) => findings.length === 0);

const number = (count: number): string => count.toLocaleString('en-US');

/** One line of figures, the table of checks, and the first findings of each. */
export function report({ checks, site }: AuditResult, examples = 8): string {
  const { visits, pages, indexable, sitemap, isCut } = site;
  const width = Math.max(...checks.map(({ name }) => name.length));
  return [
    `${number(visits.size)} addresses, ${number(pages.length)} pages, ${number(indexable.length)} indexable, ${number(sitemap.length)} in the sitemap.`,
    ...when(isCut, 'Not everything was read: give more with --pages.'),
    ...when(indexable.length === 0, 'No page is indexable: is this a site with demo data?'),
    '',
    ...checks.map(({ name, findings }) => `${name.padEnd(width)}  ${number(findings.length).padStart(7)}`),
    ...checks.flatMap(({ name, findings }) => [
      ...when(findings.length > 0, `\n${name}:`),
      ...findings.slice(0, examples).map(({ path, detail }) => `  ${path}: ${detail}`),
      ...when(findings.length > examples, `  and ${number(findings.length - examples)} more`),
    ]),
  ].join('\n');
}

// For journeys.
export { pathOfLink } from './crawled.core.ts';
export { askerOf } from './crawl/crawl.ts';
export { readPage } from './crawl/read-page.ts';
