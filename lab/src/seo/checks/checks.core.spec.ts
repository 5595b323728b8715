import { describe, expect, it } from '@jest/globals';
import { CHECKS } from './checks.core.ts';
import type { Crawled, Visit } from '../crawled.core.ts';
import { ORIGIN, plantedLine, plantedSite, plantedVisit, textOf } from '../crawl/planted-site.ts';
import type { Planted } from '../crawl/planted-site.ts';

const listing = (numberOfItems: number) => ({
  '@context': 'https://schema.org',
  '@type': 'CollectionPage',
  name: 'Firms',
  url: `${ORIGIN}/list`,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems,
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A' }],
  },
});
const address = { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' };
const firm = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'LegalService',
  name: 'Hale',
  address,
  ...more,
});

const PAGES: Readonly<Record<string, Planted>> = {
  '/': { links: ['/list', '/firm', '/search?query=x', 'https://elsewhere.example/', 'tel:1'] },
  '/list': { links: ['/', '/firm', '/other'], jsonLd: listing(9) },
  '/firm': { links: ['/list'], jsonLd: firm() },
  '/other': { links: [`${ORIGIN}/list#top`] },
  '/search?query=x': { robots: 'noindex, follow', canonical: `${ORIGIN}/search` },
};
const isListed = ({ path }: { path: string | null }) => path !== '/search?query=x';

function site(changes: Readonly<Record<string, Planted>> = {}): Crawled {
  const pages = { ...PAGES };
  for (const [path, change] of Object.entries(changes)) pages[path] = { ...PAGES[path], ...change };
  const planted = plantedSite(pages);
  return { ...planted, sitemap: planted.sitemap.filter(isListed) };
}
/** The same site, where an address answers something else. */
const answering = (path: string, visit: Partial<Visit>): Crawled => {
  const planted = site();
  const visits = new Map(planted.visits).set(path, { ...plantedVisit(path), page: null, ...visit });
  return { ...planted, visits, foundOn: new Map(planted.foundOn).set(path, '/list') };
};
/** The findings of each check that has found something. */
const found = (crawled: Crawled): Record<string, string[]> =>
  Object.fromEntries(
    CHECKS.map(
      ({ name, find }) => [name, find(crawled).map(({ path, detail }) => `${path}: ${detail}`)] as const,
    ).filter(([, findings]) => findings.length > 0),
  );

it('a faultless site is told to be one', () => {
  expect(found(site())).toEqual({});
});

const BASICS = 'no or many title, description, h1, lang';
const SITEMAP = 'sitemap says what is not so';

describe('a planted fault is found by its check and no other', () => {
  it.each<[string, Crawled, Record<string, unknown[]>]>([
    ['a dead link', answering('/gone', { status: 404 }), { 'broken links': ['/gone: 404, linked on /list'] }],
    ['an error', answering('/broken', { status: 500 }), { 'broken links': ['/broken: 500, linked on /list'] }],
    ['no answer', answering('/mute', { status: 0 }), { 'broken links': ['/mute: no answer, linked on /list'] }],
    [
      'a link to a redirect',
      answering('/old', { status: 301, location: '/list' }),
      { 'links to redirects': ['/old: 301 to /list, linked on /list'] },
    ],
    [
      'the redirect that is specified',
      answering('/search?category=dui', { status: 301, location: '/search?categoryId=1' }),
      {},
    ],
    [
      'one title twice',
      site({ '/other': { title: 'title of /LIST' } }),
      { 'duplicate titles': ['/other: "title of /LIST" as on /list'] },
    ],
    [
      'one description twice',
      site({ '/other': { description: 'About /list' } }),
      { 'duplicate descriptions': [expect.stringContaining('/other')] },
    ],
    [
      'one h1 twice',
      site({ '/other': { h1: 'Heading of /list' } }),
      { 'duplicate h1': [expect.stringContaining('/other')] },
    ],
    ['two firms of one name', site({ '/firm': { h1: 'Hale' }, '/other': { h1: 'Hale', jsonLd: firm() } }), {}],
    [
      'one text twice',
      site({ '/other': { text: `${textOf('/list')} and a few words more` } }),
      { 'pages more than 70 % alike': [expect.stringMatching(/^\/other: 9\d % of its text is that of \/list$/)] },
    ],
    ['no title', site({ '/other': { title: ' ' } }), { [BASICS]: ['/other: no title'] }],
    ['two titles', site({ '/other': { head: '<title>More</title>' } }), { [BASICS]: ['/other: 2 titles'] }],
    ['no description', site({ '/other': { description: '' } }), { [BASICS]: ['/other: no description'] }],
    ['no language', site({ '/other': { lang: '' } }), { [BASICS]: ['/other: no lang'] }],
    ['two h1', site({ '/other': { text: `<h1>More</h1>${textOf('/h1')}` } }), { [BASICS]: ['/other: 2 h1s'] }],
    ['few words', site({ '/other': { text: 'Nearly nothing.' } }), { 'thin pages': ['/other: 5 words'] }],
    [
      'few words on the last page of a list',
      site({
        '/list': { links: ['/list?page=9', '/other'], jsonLd: listing(9) },
        '/list?page=9': { text: 'One firm.' },
      }),
      {},
    ],
    ['few firms', site({ '/list': { jsonLd: listing(2) } }), { 'thin pages': ['/list: lists 2'] }],
    ['an orphan', site({ '/alone': {} }), { orphans: ['/alone: no page leads to it'] }],
    [
      'what only a noindex page leads to, not far',
      site({ '/search?query=x': { ...PAGES['/search?query=x'], links: ['/alone'] }, '/alone': {} }),
      {},
    ],
    [
      'what only noindex pages lead to, far',
      site({
        '/search?query=x': { ...PAGES['/search?query=x'], links: ['/2'] },
        '/2': { robots: 'noindex', links: ['/3'] },
        '/3': { robots: 'noindex', links: ['/4'] },
        '/4': { robots: 'noindex', links: ['/5'] },
        '/5': {},
      }),
      expect.objectContaining({ 'more than 4 clicks from home': ['/5: 5 clicks'] }) as never,
    ],
    [
      'a page that is five clicks away',
      site({
        '/other': { links: ['/3'] },
        '/3': { links: ['/4'] },
        '/4': { links: ['/5'] },
        '/5': {},
      }),
      { 'more than 4 clicks from home': ['/5: 5 clicks'] },
    ],
    [
      'hreflang',
      site({ '/other': { head: '<link rel="alternate" hreflang="es" href="/es">' } }),
      { hreflang: ['/other: hreflang="es"'] },
    ],
    [
      'index and noindex',
      site({ '/search?query=x': { ...PAGES['/search?query=x'], robots: 'index, noindex' } }),
      { 'robots contradictions': ['/search?query=x: index and noindex'] },
    ],
    [
      'two robots metas',
      site({ '/other': { head: '<meta name="robots" content="index">' } }),
      { 'robots contradictions': ['/other: 2 robots metas'] },
    ],
    [
      'a link that robots.txt forbids',
      { ...site(), forbidden: ['/search'] },
      { 'robots contradictions': [expect.stringContaining('/search: is linked and forbidden')] },
    ],
    [
      'a second canonical',
      site({ '/other': { head: '<link rel="canonical" href="/x">' } }),
      { canonicals: ['/other: 2 canonicals'] },
    ],
  ])('%s', (_name, crawled, expected) => {
    expect(found(crawled)).toEqual(expected);
  });
});

describe('canonicals', () => {
  const noindex = { robots: 'noindex, follow' };
  const canonical = (path: string) => ({ canonical: `${ORIGIN}${path}` });

  it('of a page that is not offered may lead to one that is', () => {
    expect(found(site({ '/search?query=x': { ...noindex, ...canonical('/list') } }))).toEqual({});
  });

  it.each<[string, Record<string, Planted>, string]>([
    ['to another site', { canonical: 'https://elsewhere.example/other' } as never, 'is not of https://planted.example'],
  ])('%s are called out', (_name, change, detail) => {
    expect(found(site({ '/other': change }))['canonicals']).toEqual([expect.stringContaining(detail)]);
  });

  it('in a chain are called out', () => {
    const chain = site({ '/search?query=x': { ...noindex, ...canonical('/other') }, '/other': canonical('/list') });
    expect(found(chain)['canonicals']).toEqual(['/search?query=x: /other has a canonical of its own: /list']);
  });

  it('to a page that is gone or not offered are called out', () => {
    const planted = site({ '/other': canonical('/gone') });
    const visits = new Map(planted.visits).set('/gone', { ...plantedVisit('/gone'), status: 404, page: null });
    expect(found({ ...planted, visits })['canonicals']).toEqual(['/other: /gone answers 404']);
    expect(found(site({ '/other': canonical('/firm'), '/firm': noindex }))['canonicals']).toEqual([
      '/other: /firm is noindex',
    ]);
  });
});

describe('the sitemap', () => {
  const listing = (changes: object, path = '/other') => {
    const planted = site();
    return {
      ...planted,
      sitemap: planted.sitemap.map((line) => (line.path === path ? { ...line, ...changes } : line)),
    };
  };

  it.each<[string, Crawled, unknown[]]>([
    ['another site', listing({ loc: 'https://elsewhere.example/', path: null }), ['is an address of another site']],
    [
      'another origin',
      listing({ loc: 'http://localhost:3000/other' }),
      ['http://localhost:3000/other is not of the public origin'],
    ],
    ['a date to come', listing({ lastModified: '2027-01-01' }), ['lastmod 2027-01-01 is no time in the past']],
    ['no date', listing({ lastModified: 'yesterday' }), ['lastmod yesterday is no time in the past']],
    ['noindex', site({ '/other': { robots: 'noindex' } }), ['is noindex']],
    [
      'another canonical',
      site({ '/other': { canonical: `${ORIGIN}/list` } }),
      ['is not its own canonical, which is /list'],
    ],
    ['forbidden', { ...site(), forbidden: ['/other'] }, ['is forbidden by robots.txt']],
    ['unread', { ...site(), sitemapProblems: [{ file: '/sitemap-2.xml', problem: 'answers 503' }] }, ['answers 503']],
  ])('with %s is called out', (_name, crawled, details) => {
    const problems = (found(crawled)[SITEMAP] ?? []).map(String);
    expect(problems).toEqual(details.map((detail) => expect.stringContaining(String(detail))));
  });

  it('with what is gone or moved, or twice, is called out', () => {
    const visit = (status: number) => ({ ...plantedVisit('/gone'), status, page: null });
    for (const status of [404, 301, 503]) {
      const crawled = { ...answering('/gone', visit(status)), sitemap: [...site().sitemap, plantedLine('/gone')] };
      expect(found(crawled)[SITEMAP]).toEqual([`/gone: answers ${status} (/sitemap-1.xml)`]);
    }
    const twice = { ...site(), sitemap: [...site().sitemap, plantedLine('/other')] };
    expect(found(twice)[SITEMAP]).toEqual(['/other: is listed twice (/sitemap-1.xml)']);
  });

  it('without an indexable page is called out, but for further pages of a list', () => {
    const planted = site({ '/list?page=2': { links: [] } });
    const crawled = {
      ...planted,
      sitemap: planted.sitemap.filter(({ path }) => path !== '/other' && path !== '/list?page=2'),
    };
    expect(found(crawled)['indexable, not in the sitemap']).toEqual(['/other: linked on /']);
  });
});
