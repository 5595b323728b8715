import { business, site } from '../../test/fixtures.ts';
import { businessHead, cityHead, notFoundHead, searchHead } from '../index.ts';

describe('heads of pages', () => {
  it('keep search out of the index', () => {
    expect(searchHead({ query: 'divorce' }, site).robots).toEqual({ index: false, follow: true });
  });

  it('keep the state in a city page’s canonical, and empty cities out of the index', () => {
    const head = cityHead({ city: 'New York', state: 'NY', businesses: [], total: 0 }, site);
    expect(head.canonicalPath).toBe('/city/new%20york?state=NY');
    expect(head.robots?.index).toBe(false);
  });

  it('lead from a firm without a category back to search', () => {
    const head = businessHead({ ...business, category: null }, [], site);
    expect(JSON.stringify(head.jsonLd)).toContain('"name":"Businesses","item":"https://lawdex.example/search"');
  });

  it('answer 404 for what does not exist', () => {
    expect(notFoundHead({ path: '/x' }, site)).toMatchObject({ status: 404, title: '404 Page Not Found | Lawdex' });
  });
});
