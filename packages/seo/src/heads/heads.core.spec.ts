import { aCategory, aLanding, aNearMeLanding } from '@lawdex/mf-kit/testing/fixtures';
import { business, review, site } from '../../test/fixtures.ts';
import type { Head } from '../head/head.core.ts';
import * as seo from '../index.ts';

const category = aCategory({ description: null });
const NOBODY = { total: 0, businesses: [], faqs: [], robots: { index: false, verdict: 'empty' as const } };
const typesIn = ({ jsonLd = [] }: Head) => jsonLd.map((node) => node['@type']);

describe('heads of pages', () => {
  it('keep search out of the index', () => {
    expect(seo.searchHead({ query: 'divorce' }, site).robots).toEqual({ index: false, follow: true });
    expect(seo.compareHead(['Smith Law', 'Lee Law'], site)).toMatchObject({
      title: 'Compare Smith Law and Lee Law',
      canonicalPath: '/compare',
      robots: { index: false, follow: true },
    });
    expect(seo.savedHead(site).robots).toEqual({ index: false, follow: true });
    expect(seo.compareHead([], site).title).toBe('Compare Law Firms');
  });

  it('keep the state in a city page’s canonical', () => {
    const head = seo.cityHead({ city: 'New York', state: 'NY', businesses: [], total: 0 }, site);
    expect(head.canonicalPath).toBe('/city/new%20york?state=NY');
  });

  it('lead from a business without a category back to search', () => {
    const head = seo.businessHead({ ...business, category: null }, [], site, 0);
    expect(JSON.stringify(head.jsonLd)).toContain('"name":"Businesses","item":"https://lawdex.example/search"');
    expect(head.title).toBe('Hale & Ward - Law Firm');
  });

  it.each<[string, Head, types: string[]]>([
    ['business', seo.businessHead(business, [review(5)], site, 0), ['LegalService', 'FAQPage']],
    ['practice area', seo.categoryHead(category, [business], site), ['CollectionPage']],
    ['city', seo.cityHead({ city: 'Austin', businesses: [business], total: 1 }, site), ['CollectionPage']],
    ['search', seo.searchHead({ results: { businesses: [business], total: 1 } }, site), ['SearchResultsPage']],
    ['search without results yet', seo.searchHead({ query: 'dui' }, site), []],
    ['landing page', seo.landingHead(aLanding(), site), ['CollectionPage', 'FAQPage']],
    ['landing page of nobody', seo.landingHead(aLanding(NOBODY), site), []],
    ['form for firms', seo.addBusinessHead(site), []],
    ['saved firms', seo.savedHead(site), []],
    ['terms', seo.legalHead('terms', site), []],
  ])('describe the page of a %s to search engines, and the way to it', (_, head, types) => {
    expect(typesIn(head)).toEqual([...types, 'BreadcrumbList']);
  });

  it('tell the pages of a search from each other', () => {
    const title = (page: number) => seo.searchHead({ query: 'dui', location: 'Austin', page }, site).title;
    expect(title(1)).toBe('Search Results for "dui" in Austin');
    expect(seo.searchHead({ query: 'dui' }, site).description).toContain('Lawyers and law firms for "dui"');
    const results = { businesses: [], total: 1200 };
    expect(seo.searchHead({ results }, site).description).toContain('1,200 law firms found');
    expect(title(2)).toBe('Search Results for "dui" in Austin, page 2');
    expect(seo.searchHead({ page: 3 }, site).title).toBe('Local Businesses, page 3');
  });
});

it.each<[string, isOffered: (count: number) => boolean | undefined]>([
  ['practice area', (businessCount) => seo.categoryHead({ ...category, businessCount }, [], site).robots?.index],
  ['city', (total) => seo.cityHead({ city: 'Austin', state: 'TX', businesses: [], total }, site).robots?.index],
])('the head of a %s stays out of the index while hardly anybody is listed', (_, isOffered) => {
  expect([0, 4, 5].map(isOffered)).toEqual([false, false, true]);
});

it('the head of a practice area does without a description, and cuts a long one', () => {
  expect(seo.categoryHead(category, [], site).description).toContain('Compare ratings, hours and fees.');
  const long = seo.categoryHead({ ...category, description: 'word '.repeat(100) }, [], site).description;
  expect(long.length).toBeLessThanOrEqual(160);
});

it('the pages of a list have titles, descriptions and addresses of their own', () => {
  const heads = [1, 2, 3].map((page) => seo.categoryHead({ ...category, businessCount: 80 }, [], site, page));
  const cities = [1, 2, 3].map((page) =>
    seo.cityHead({ city: 'Austin', state: 'TX', businesses: [], total: 80, page }, site),
  );
  for (const three of [heads, cities]) {
    for (const name of ['title', 'description', 'canonicalPath'] as const) {
      expect(new Set(three.map((head) => head[name])).size).toBe(3);
    }
  }
  expect(heads[1]).toMatchObject({
    title: 'Car Accident Lawyers and Law Firms, page 2',
    canonicalPath: `/category/${category.slug}?page=2`,
  });
  expect(cities[0]?.title).toBe('Law Firms in Austin');
});

describe('heads of businesses', () => {
  it('stay out of the index when they say no more than name and address', () => {
    expect(seo.businessHead(business, [], site, 0).robots?.index).toBe(true);
    const bare = { description: null, phone: null, email: null, website: null, hours: null, reviewCount: 0 };
    const nothing = { ...business, ...bare, licences: [], languages: [], feeBasis: [], priceRange: null };
    expect(seo.businessHead(nothing, [], site, 0).robots?.index).toBe(false);
  });

  it('are shared with a picture of their own, in words for who does not see it', () => {
    const { image } = seo.businessHead(business, [], site, 0);
    expect(image).toMatchObject({ alt: 'Hale & Ward: Personal Injury in Chicago, IL', width: 1200, height: 630 });
    expect(image?.path).toMatch(/^\/api\/images\/share\/hale-and-ward\/\w+\.png$/);
  });

  it('give no position when half of it is missing', () => {
    const head = seo.businessHead({ ...business, latitude: null }, [], site, 0);
    const keys = seo.headTags(head, site).map(({ key }) => key);
    expect(keys).toContain('geo.region');
    expect(keys).not.toContain('geo.position');
  });
});

describe('heads of states', () => {
  it('tell a failure of the moment from a page that is gone', () => {
    expect(seo.failedHead('Lawdex', '/x')).toMatchObject({ status: 503, robots: { index: false, follow: true } });
    expect(seo.loadingHead('Lawdex', '/x').status).toBeUndefined();
    expect(seo.loadingHead('Lawdex', '/x').robots?.index).toBe(false);
  });

  it('never index an error, whatever its head says', () => {
    const head: Head = { ...seo.failedHead('Lawdex', '/x'), robots: { index: true, follow: true } };
    const attributes = { name: 'robots', content: 'noindex, follow' };
    expect(seo.headTags(head, site)).toContainEqual({ kind: 'meta', key: 'robots', attributes });
  });
});

describe('hostile words', () => {
  const name = '"><img src=x onerror=alert(1)>\r\n\u0000';

  it('become one line of plain text in a title', () => {
    expect(seo.documentTitle({ title: name, geo: { city: name, state: 'TX' } }, site)).toBe(
      '"><img src=x onerror=alert(1)> | "><img src=x onerror=alert(1)> , TX | Lawdex',
    );
  });

  it('cannot leave their place in an address', () => {
    const slug = '../../evil?x=1#y';
    expect(seo.businessHead({ ...business, slug }, [], site, 0).canonicalPath).toBe(
      '/business/..%2F..%2Fevil%3Fx%3D1%23y',
    );
    expect(seo.categoryHead({ ...category, slug }, [], site).canonicalPath).not.toMatch(/[?#]/);
    expect(seo.cityHead({ city: name, state: '"x', businesses: [], total: 0 }, site).canonicalPath).not.toMatch(
      /["<>]/,
    );
  });
});

describe('the head of a landing page', () => {
  it('says where it is, and is completed by city and state', () => {
    const head = seo.landingHead(aLanding(), site);
    expect(seo.documentTitle(head, site)).toBe('Best Car Accident Lawyers in Austin | Austin, TX | Lawdex');
    expect(head).toMatchObject({
      canonicalPath: '/best-car-accident-lawyers-in-austin',
      robots: { index: true, follow: true },
      geo: { city: 'Austin', state: 'TX' },
    });
  });

  it('of a state, of the country, and of a city name of several states carries the site instead', () => {
    const titleOf = (changes: Parameters<typeof aLanding>[0]) => {
      const head = seo.landingHead(aLanding({ title: 'Lawyers', ...changes }), site);
      return [seo.documentTitle(head, site), head.geo];
    };
    expect(titleOf({ place: { kind: 'state', state: 'TX' } })).toEqual(['Lawyers | Lawdex', { state: 'TX' }]);
    expect(titleOf({ place: { kind: 'near-me' } })).toEqual(['Lawyers | Lawdex', undefined]);
    expect(seo.landingHead(aLanding(NOBODY), site).robots).toEqual({ index: false, follow: true });
    expect(titleOf({ place: { kind: 'city', city: 'Springfield', state: null, states: ['IL', 'MO'] } })).toEqual([
      'Lawyers | Lawdex',
      { city: 'Springfield' },
    ]);
  });

  it('leads over the practice area and the next wider page', () => {
    expect(seo.landingCrumbs(aLanding()).map(({ label, to }) => [label, to])).toEqual([
      ['Home', '/'],
      ['Car Accidents', '/category/car-accidents'],
      ['Car accident lawyers in Austin', '/car-accident-lawyers-in-austin'],
      ['Best Car Accident Lawyers in Austin, TX', undefined],
    ]);
    expect(seo.landingCrumbs(aNearMeLanding({ category: null, parent: null }))).toHaveLength(2);
  });
});
