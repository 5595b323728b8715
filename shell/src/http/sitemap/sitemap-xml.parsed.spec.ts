/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["source", "browser"]}
 */
import { sitemapIndex, URLSET_BEGIN, URLSET_END, urls, type Listed } from './sitemap-xml.ts';

const ORIGIN = 'https://lawdex.example';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DATE = '2026-11-20T08:30:00.123Z';

/** W3C date and time, as the schema's tLastmod takes it (xsd:date or xsd:dateTime). */
const W3C = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;

/** The rules of sitemap.xsd and siteindex.xsd: elements with their namespace, order, number and content. */
function problemsOf(xml: string, root: 'urlset' | 'sitemapindex', child: 'url' | 'sitemap'): string[] {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const broken = document.querySelector('parsererror');
  if (broken) return [broken.textContent ?? 'not XML'];
  const { documentElement } = document;
  const problems: string[] = [];
  if (documentElement.localName !== root) problems.push(`begins with ${documentElement.localName}`);
  if (documentElement.attributes.length > 1) problems.push('has attributes');
  const children = [...documentElement.children];
  if (children.length < 1 || children.length > 50_000) problems.push(`${children.length} entries`);
  for (const entry of [documentElement, ...document.querySelectorAll('*')]) {
    if (entry.namespaceURI !== NAMESPACE) problems.push(`${entry.localName} is in ${entry.namespaceURI}`);
  }
  for (const entry of children) {
    if (entry.localName !== child) problems.push(`${entry.localName} in place of ${child}`);
    const names = [...entry.children].map(({ localName }) => localName).join();
    if (names !== 'loc' && names !== 'loc,lastmod') problems.push(`holds ${names}`);
    const loc = entry.querySelector('loc')?.textContent ?? '';
    if (loc.length < 12 || loc.length > 2048) problems.push(`loc of ${loc.length} characters`);
    if (new URL(loc).href.replace(/\/$/, '') !== loc.replace(/\/$/, ''))
      problems.push(`${loc} is no canonical address`);
    const lastmod = entry.querySelector('lastmod')?.textContent;
    if (lastmod !== undefined && (!W3C.test(lastmod ?? '') || Number.isNaN(Date.parse(lastmod ?? '')))) {
      problems.push(`lastmod ${lastmod}`);
    }
  }
  return problems;
}

const urlset = (entries: Listed[]) => URLSET_BEGIN + urls(ORIGIN, entries) + URLSET_END;
const locsOf = (xml: string) =>
  [...new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('loc')].map((loc) => loc.textContent);

describe('a sitemap, as the schema has it', () => {
  const entries: Listed[] = [
    { path: '/', lastModified: null },
    { path: '/privacy', lastModified: '2025-01-01' },
    { path: '/business/hale-and-ward', lastModified: DATE },
    { path: "/city/coeur%20d'alene?state=ID", lastModified: DATE },
    { path: '/city/s%C3%A3o%26co', lastModified: DATE },
  ];

  it('is valid, with addresses as their canonicals are written', () => {
    expect(problemsOf(urlset(entries), 'urlset', 'url')).toEqual([]);
    expect(locsOf(urlset(entries))).toEqual(entries.map(({ path }) => `${ORIGIN}${path === '/' ? '' : path}`));
  });

  it('cannot be broken out of by what an entry says', () => {
    const hostile = { path: '/a"><script>]]>&x;', lastModified: '2026-01-01"></lastmod><loc>https://evil.example' };
    const xml = urlset([hostile]);
    expect(locsOf(xml)).toHaveLength(1);
    expect(problemsOf(xml, 'urlset', 'url')).toEqual([expect.stringContaining('lastmod')]);
  });

  it('is an index of valid files', () => {
    expect(problemsOf(sitemapIndex(ORIGIN, entries), 'sitemapindex', 'sitemap')).toEqual([]);
  });

  it.each([
    ['nothing', urlset([])],
    ['another namespace', urlset(entries).replace(NAMESPACE, 'x')],
    ['no date', urlset([{ path: '/', lastModified: 'yesterday' }])],
    ['no XML', `${urlset(entries)}<`],
  ])('is told from one that holds %s', (_, xml) => {
    expect(problemsOf(xml, 'urlset', 'url')).not.toEqual([]);
  });
});
