import { lookAt, type Crawled, type Visit } from './crawled.core.ts';
import { ORIGIN, plantedLine, plantedSite, plantedVisit, textOf, type Planted } from './testing/planted-site.ts';
import { CHECKS } from './checks/checks.core.ts';

const CONTEXT = { '@context': 'https://schema.org' };
const item = (position: number) => ({ '@type': 'ListItem', position, name: 'A' });
const listing = (numberOfItems: number) => ({
  ...{ ...CONTEXT, '@type': 'CollectionPage', name: 'Firms', url: `${ORIGIN}/list` },
  mainEntity: { '@type': 'ItemList', numberOfItems, itemListElement: [item(1)] },
});
const address = { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' };
const firm = (more: object = {}) => ({ ...CONTEXT, '@type': 'LegalService', name: 'Hale', address, ...more });
const rated = (ratingValue: string, reviewCount: number, more: object = {}) =>
  firm({ aggregateRating: { '@type': 'AggregateRating', bestRating: '5', ratingValue, reviewCount }, ...more });

const SEARCH = '/search?query=x';
const PAGES: Readonly<Record<string, Planted>> = {
  '/': { links: ['/list', '/firm', SEARCH, 'https://elsewhere.example/', 'tel:1'] },
  '/list': { links: ['/', '/firm', '/other'], jsonLd: listing(9) },
  '/firm': { links: ['/list'], jsonLd: firm() },
  '/other': { links: [`${ORIGIN}/list#top`] },
  [SEARCH]: { robots: 'noindex, follow', canonical: `${ORIGIN}/search` },
};

function site(changes: Readonly<Record<string, Planted>> = {}, more: Partial<Crawled> = {}): Crawled {
  const pages = { ...PAGES };
  for (const [path, change] of Object.entries(changes)) pages[path] = { ...PAGES[path], ...change };
  const planted = plantedSite(pages);
  return { ...planted, sitemap: planted.sitemap.filter(({ path }) => path !== SEARCH), ...more };
}
/** The same site, where an address answers something else. */
const answering = (path: string, visit: Partial<Visit>, changes = {}): Crawled => {
  const planted = site(changes);
  const visits = new Map(planted.visits).set(path, { ...plantedVisit(path), page: null, ...visit });
  return { ...planted, visits, foundOn: new Map(planted.foundOn).set(path, '/list') };
};
/** The same site, where a line of the sitemap says something else. */
const lined = (changes: object): Crawled =>
  site({}, { sitemap: site().sitemap.map((line) => (line.path === '/other' ? { ...line, ...changes } : line)) });
const other = (change: Planted) => site({ '/other': change });
const searched = (change: Planted) => site({ [SEARCH]: change });
const listed = (crawled: Crawled, path: string) => ({ ...crawled, sitemap: [...site().sitemap, plantedLine(path)] });
const to = (path: string) => ({ canonical: `${ORIGIN}${path}` });
/** Pages of which each leads to the next. */
const chain = (...paths: string[]) =>
  Object.fromEntries(paths.map((path, at) => [path, { links: paths.slice(at + 1, at + 2) }]));

/** What each check has found. */
const found = (crawled: Crawled): string[] =>
  Object.entries(CHECKS).flatMap(([name, find]) =>
    find(lookAt(crawled)).map(({ path, detail }) => `${name} | ${path}: ${detail}`),
  );

const BASICS = 'no or many title, description, h1, lang';
/** What is said of a line of the sitemap. */
const mapped = (path: string, detail: string) => `sitemap says what is not so | ${path}: ${detail} (/sitemap-1.xml)`;

it.each<[string, Crawled, ...string[]]>([
  ['no fault', site()],
  ['a dead link', answering('/gone', { status: 404 }), 'broken links | /gone: 404, linked on /list'],
  ['no answer', answering('/mute', { status: 0 }), 'broken links | /mute: no answer, linked on /list'],
  [
    'a link to a redirect',
    answering('/old', { status: 301, location: '/list' }),
    'links to redirects | /old: 301 to /list, linked on /list',
  ],
  ['the redirect that is specified', answering('/search?category=dui', { status: 301, location: '/search' })],
  ['one title twice', other({ title: 'title of /LIST' }), 'duplicate titles | /other: "title of /LIST" as on /list'],
  [
    'one description',
    other({ description: 'About /list' }),
    'duplicate descriptions | /other: "About /list" as on /list',
  ],
  ['one h1 twice', other({ h1: 'Heading of /list' }), 'duplicate h1 | /other: "Heading of /list" as on /list'],
  ['two firms of one name', site({ '/firm': { h1: 'Hale' }, '/other': { h1: 'Hale', jsonLd: firm() } })],
  [
    'one text twice',
    other({ text: `${textOf('/list')} and a few words more` }),
    'pages more than 70 % alike | /other: 93 % of its text is that of /list',
  ],
  ['no title', other({ title: ' ' }), `${BASICS} | /other: no title`],
  ['two titles', other({ head: '<title>More</title>' }), `${BASICS} | /other: 2 titles`],
  ['no description', other({ description: '' }), `${BASICS} | /other: no description`],
  ['no language', other({ lang: '' }), `${BASICS} | /other: no lang`],
  ['two h1', other({ text: `<h1>More</h1>${textOf('/h1')}` }), `${BASICS} | /other: 2 h1s`],
  ['few words', other({ text: 'Nearly nothing.' }), 'thin pages | /other: 5 words'],
  ['few firms', site({ '/list': { jsonLd: listing(2) } }), 'thin pages | /list: lists 2'],
  ['an orphan', site({ '/alone': {} }), 'orphans | /alone: no page leads to it'],
  ['what only a noindex page leads to', site({ [SEARCH]: { links: ['/alone'] }, '/alone': {} })],
  ['five clicks', site(chain('/other', '/3', '/4', '/5')), 'more than 4 clicks from home | /5: 5 clicks'],
  ['hreflang', other({ head: '<link rel="alternate" hreflang="es" href="/es">' }), 'hreflang | /other: hreflang="es"'],
  ['index and noindex', searched({ robots: 'index, noindex' }), `robots contradictions | ${SEARCH}: index and noindex`],
  [
    'a link that robots.txt forbids',
    site({}, { forbidden: ['/search'] }),
    'robots contradictions | /search: is linked and forbidden by robots.txt, so that nobody sees whether it is noindex',
  ],
  ['a second canonical', other({ head: '<link rel="canonical" href="/x">' }), 'canonicals | /other: 2 canonicals'],
  ['a canonical of a page that is not offered', searched(to('/list'))],
  [
    'a canonical to what is gone',
    answering('/gone', { status: 404 }, { [SEARCH]: to('/gone') }),
    'broken links | /gone: 404, linked on /list',
    `canonicals | ${SEARCH}: /gone answers 404`,
  ],
  [
    'canonicals in a chain',
    site({ [SEARCH]: to('/other'), '/other': to('/list') }),
    mapped('/other', 'is not its own canonical, which is /list'),
    `canonicals | ${SEARCH}: /other has a canonical of its own: /list`,
  ],
  [
    'another site in the sitemap',
    lined({ loc: 'https://elsewhere.example/', path: null }),
    mapped('https://elsewhere.example/', 'is an address of another site'),
    'indexable, not in the sitemap | /other: linked on /',
  ],
  [
    'another origin',
    lined({ loc: 'http://localhost:3000/other' }),
    mapped('/other', 'http://localhost:3000/other is not of the public origin'),
  ],
  [
    'a date to come',
    lined({ lastModified: '2027-01-01' }),
    mapped('/other', 'lastmod 2027-01-01 is no time in the past'),
  ],
  ['no date', lined({ lastModified: 'yesterday' }), mapped('/other', 'lastmod yesterday is no time in the past')],
  ['noindex in the sitemap', other({ robots: 'noindex' }), mapped('/other', 'is noindex')],
  [
    'a sitemap that was not read',
    site({}, { sitemapProblems: [{ path: '/2.xml', detail: 'answers 503' }] }),
    'sitemap says what is not so | /2.xml: answers 503',
  ],
  [
    'what has moved, in the sitemap',
    listed(answering('/gone', { status: 301, location: '/' }), '/gone'),
    'links to redirects | /gone: 301 to /, linked on /list',
    mapped('/gone', 'answers 301'),
  ],
  ['a line twice', listed(site(), '/other'), mapped('/other', 'is listed twice')],
  [
    'a page that is not listed',
    site({}, { sitemap: site().sitemap.filter(({ path }) => path !== '/other') }),
    'indexable, not in the sitemap | /other: linked on /',
  ],
])('the checks find %s', (_name, crawled, ...expected) => {
  expect(found(crawled)).toEqual(expected);
});

it.each<[unknown, ...string[]]>([
  [firm({ url: `${ORIGIN}/firm` })],
  [rated('4.6', 3)],
  [rated('0.0', 0), 'AggregateRating of 0.0', 'AggregateRating of 0 reviews'],
  [rated('4', 3, { '@type': 'Courthouse' }), 'Courthouse with a rating'],
  [firm({ name: '' }), 'LegalService lacks name'],
  [firm({ '@context': 'http://schema.org' }), '@context is "http://schema.org"'],
  [firm({ '@type': 'Lawyr' }), 'Lawyr is no type of this site'],
  [firm({ url: 'http://127.0.0.1:4000/firm' }), 'LegalService at http://127.0.0.1:4000/firm'],
  [{ ...CONTEXT, '@type': 'BreadcrumbList', itemListElement: [item(2)] }, 'BreadcrumbList with positions 2'],
  [{ ...CONTEXT, '@type': 'FAQPage', mainEntity: [] }, 'FAQPage lacks mainEntity'],
  ['text', 'holds no object'],
])('of structured data %j is told what is wrong', (jsonLd, ...expected) => {
  expect(found(site({ '/firm': { jsonLd } }))).toEqual(expected.map((detail) => `structured data | /firm: ${detail}`));
});

it('structured data that are no JSON are told, and ratings of a site with fictional firms', () => {
  const head = '<script type="application/ld+json">{"a": </script>';
  expect(found(other({ head }))).toEqual([expect.stringContaining('structured data | /other: no JSON: ')]);
  const fictional = site({ '/': { robots: 'noindex' }, '/firm': { jsonLd: rated('4.6', 3) } });
  expect(found(fictional)).toContain('structured data | /firm: AggregateRating of a fictional business');
});

it('clicks are the fewest, none for the pages of one list, and none through what is noindex', () => {
  const { depths } = lookAt(
    plantedSite({
      '/': { links: ['/a', '/b', '/hidden'] },
      '/a': { links: ['/b', '/c?state=TX&page=2', '/d?page=2'] },
      '/b': { links: ['/e'] },
      '/c?state=TX&page=2': { links: ['/c?state=TX', '/c?state=CA'] },
      '/d?page=2': { links: ['/d?page=3'] },
      '/d?page=3': { links: ['/f'] },
      '/hidden': { robots: 'noindex', links: ['/secret'] },
    }),
  );
  expect(Object.fromEntries(depths)).toEqual({
    ...{ '/': 0, '/a': 1, '/b': 1, '/hidden': 1, '/e': 2, '/f': 3 },
    ...{ '/c?state=TX&page=2': 2, '/c?state=TX': 2, '/c?state=CA': 3, '/d?page=2': 2, '/d?page=3': 2 },
  });
});
