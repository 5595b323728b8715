/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["source", "browser"]}
 */
import { sitemapIndex, URLSET_BEGIN, URLSET_END, urls, type Listed } from './sitemap-xml.ts';

const ORIGIN = 'https://lawdex.example';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DATE = '2026-11-20T08:30:00.123Z';

/** The entries of a sitemap, as elements of the schema's namespace with their texts in its order. */
function parsed(xml: string) {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  const all = [documentElement, ...documentElement.querySelectorAll('*')];
  expect(new Set(all.map(({ namespaceURI }) => namespaceURI))).toEqual(new Set([NAMESPACE]));
  const entries = [...documentElement.children].map(({ localName, children }) => [
    localName,
    ...[...children].map((child) => [child.localName, child.textContent]),
  ]);
  return [documentElement.localName, ...entries];
}

const urlset = (entries: Listed[]) => URLSET_BEGIN + urls(ORIGIN, entries) + URLSET_END;
describe('a sitemap, as the schema has it', () => {
  const entries: Listed[] = [
    { path: '/', lastModified: null },
    { path: '/privacy', lastModified: '2025-01-01' },
    { path: '/business/hale-and-ward', lastModified: DATE },
    { path: "/city/coeur%20d'alene?state=ID", lastModified: DATE },
    { path: '/city/s%C3%A3o%26co', lastModified: DATE },
  ];

  const locs = ['', '/privacy', '/business/hale-and-ward', "/city/coeur%20d'alene?state=ID", '/city/s%C3%A3o%26co'];
  const listed = (name: string) =>
    entries.map(({ lastModified }, index) => [
      name,
      ['loc', ORIGIN + locs[index]],
      ...(lastModified === null ? [] : [['lastmod', lastModified]]),
    ]);

  it('holds addresses as their canonicals are written, and dates where they are known', () => {
    expect(parsed(urlset(entries))).toEqual(['urlset', ...listed('url')]);
    expect(parsed(sitemapIndex(ORIGIN, entries))).toEqual(['sitemapindex', ...listed('sitemap')]);
  });

  it('cannot be broken out of by what an entry says', () => {
    const lastModified = '2026-01-01"></lastmod><loc>https://evil.example';
    const [, ...hostile] = parsed(urlset([{ path: '/a"><script>]]>&x;', lastModified }]));
    expect(hostile).toEqual([['url', ['loc', expect.stringContaining(ORIGIN)], ['lastmod', lastModified]]]);
  });
});
