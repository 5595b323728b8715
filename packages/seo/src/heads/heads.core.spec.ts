import { aCategory } from '@lawdex/mf-kit/testing/fixtures';
import { business, review, site } from '../../test/fixtures.ts';
import type { Head } from '../head.core.ts';
import {
  businessHead,
  categoryHead,
  cityHead,
  documentTitle,
  failedHead,
  headTags,
  homeHead,
  legalHead,
  loadingHead,
  notFoundHead,
  searchHead,
} from '../index.ts';

const category = aCategory({ description: null });
const typesIn = ({ jsonLd = [] }: Head) => jsonLd.map((node) => node['@type']);

describe('heads of pages', () => {
  it('keep search out of the index', () => {
    expect(searchHead({ query: 'divorce' }, site).robots).toEqual({ index: false, follow: true });
  });

  it('keep the state in a city page’s canonical, and empty cities out of the index', () => {
    const head = cityHead({ city: 'New York', state: 'NY', businesses: [], total: 0 }, site);
    expect(head.canonicalPath).toBe('/city/new%20york?state=NY');
    expect(head.robots?.index).toBe(false);
  });

  it('lead from a business without a category back to search', () => {
    const head = businessHead({ ...business, category: null }, [], site);
    expect(JSON.stringify(head.jsonLd)).toContain('"name":"Businesses","item":"https://lawdex.example/search"');
    expect(head.title).toBe('Hale & Ward - Law Firm');
  });

  it('answer 404 for what does not exist', () => {
    expect(notFoundHead({ path: '/x' }, site)).toMatchObject({ status: 404, title: '404 Page Not Found | Lawdex' });
  });

  it('describe each kind of page to search engines', () => {
    expect(typesIn(businessHead(business, [review(5)], site))).toEqual(['LegalService', 'FAQPage', 'BreadcrumbList']);
    expect(typesIn(categoryHead(category, [business], site))).toEqual(['CollectionPage', 'BreadcrumbList']);
    expect(typesIn(cityHead({ city: 'Austin', businesses: [business], total: 1 }, site))).toEqual([
      'CollectionPage',
      'BreadcrumbList',
    ]);
    expect(typesIn(searchHead({ results: { businesses: [business], total: 1 } }, site))).toEqual([
      'SearchResultsPage',
      'BreadcrumbList',
    ]);
    expect(typesIn(homeHead(site))).toEqual(['Organization', 'WebSite']);
    expect(typesIn(legalHead('terms', site))).toEqual(['BreadcrumbList']);
  });

  it('say nothing of results while there are none yet', () => {
    const head = searchHead({ query: 'dui', location: 'Austin' }, site);
    expect(head.title).toBe('Search Results for "dui" in Austin | Lawdex');
    expect(head.description).toContain('Lawyers and law firms for "dui" in Austin');
    expect(typesIn(head)).toEqual(['BreadcrumbList']);
  });

  it('count in words', () => {
    const found = (total: number) => searchHead({ results: { businesses: [], total } }, site).description;
    expect(found(1)).toContain('1 law firm found');
    expect(found(1200)).toContain('1,200 law firms found');
  });
});

describe('heads of practice areas', () => {
  it('stay out of the index while nobody is listed', () => {
    expect(categoryHead(category, [], site).robots?.index).toBe(true);
    expect(categoryHead({ ...category, businessCount: 0 }, [], site).robots?.index).toBe(false);
  });

  it('do without a description, and cut a long one', () => {
    expect(categoryHead(category, [], site).description).toContain('Compare ratings, hours and fees.');
    const long = categoryHead({ ...category, description: 'word '.repeat(100) }, [], site).description;
    expect(long.length).toBeLessThanOrEqual(160);
  });
});

describe('heads of businesses', () => {
  it('share a photograph, and never a drawing', () => {
    expect(businessHead(business, [], site).image).toBeUndefined();
    const image = '/api/images/photo.jpg';
    expect(businessHead({ ...business, image }, [], site).image).toEqual({ path: image, alt: 'Hale & Ward' });
  });

  it('give no position when half of it is missing', () => {
    const head = businessHead({ ...business, latitude: null }, [], site);
    const keys = headTags(head, site).map(({ key }) => key);
    expect(keys).toContain('geo.region');
    expect(keys).not.toContain('geo.position');
  });
});

describe('heads of states', () => {
  it('tell a failure of the moment from a page that is gone', () => {
    expect(failedHead('Lawdex', '/x')).toMatchObject({ status: 503, robots: { index: false, follow: true } });
    expect(loadingHead('Lawdex', '/x').status).toBeUndefined();
    expect(loadingHead('Lawdex', '/x').robots?.index).toBe(false);
  });

  it('never index an error, whatever its head says', () => {
    const head: Head = { ...failedHead('Lawdex', '/x'), robots: { index: true, follow: true } };
    expect(headTags(head, site)).toContainEqual({
      kind: 'meta',
      key: 'robots',
      attributes: { name: 'robots', content: 'noindex, follow' },
    });
  });
});

describe('hostile words', () => {
  const name = '"><img src=x onerror=alert(1)>\r\n\u0000';

  it('become one line of plain text in a title', () => {
    expect(documentTitle({ title: name, geo: { city: name, state: 'TX' } })).toBe(
      '"><img src=x onerror=alert(1)> | "><img src=x onerror=alert(1)> , TX',
    );
  });

  it('cannot leave their place in an address', () => {
    const slug = '../../evil?x=1#y';
    expect(businessHead({ ...business, slug }, [], site).canonicalPath).toBe('/business/..%2F..%2Fevil%3Fx%3D1%23y');
    expect(categoryHead({ ...category, slug }, [], site).canonicalPath).not.toMatch(/[?#]/);
    expect(cityHead({ city: name, state: '"x', businesses: [], total: 0 }, site).canonicalPath).not.toMatch(/["<>]/);
  });
});
