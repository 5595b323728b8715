import { answerWith, ok, openPage, servePage } from '@lawdex/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { CitiesPage, prefetchCities } from './CitiesPage.tsx';
import { prefetchStateCities, StateCitiesPage } from './StateCitiesPage.tsx';

const city = (name: string, count: number, state = 'TX') => ({ city: name, state, count });
const TEXAS = { state: 'TX', count: 1171, cities: 214, largest: [city('Houston', 300), city('Austin', 1)] };
const NORTH_CAROLINA = { state: 'NC', count: 1, cities: 1, largest: [city('Winston-Salem', 1, 'NC')] };
const hrefs = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('all cities', () => {
  const module = { Page: CitiesPage, prefetch: prefetchCities };
  const at = { route: '/cities', url: '/cities' };

  it('stand by state, the largest of each, with a way to the others', async () => {
    answerWith({ 'GET /api/cities/by-state': ok([TEXAS, NORTH_CAROLINA]) });
    const page = openPage(module, at);
    expect(await screen.findByText('1,172 law firms in 215 cities, by state.')).toBeTruthy();
    expect(hrefs('Texas')).toEqual([
      ['Texas', '/cities/texas'],
      ['Houston 300 law firms', '/city/houston?state=TX'],
      ['Austin 1 law firm', '/city/austin?state=TX'],
      ['All 214 cities in Texas', '/cities/texas'],
    ]);
    expect(hrefs('North Carolina')).toEqual([
      ['North Carolina', '/cities/north-carolina'],
      ['Winston-Salem 1 law firm', '/city/winston-salem?state=NC'],
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'North Carolina',
      'Texas',
    ]);
    expect(page.head()).toMatchObject({ canonicalPath: '/cities', robots: { index: true } });
  });
});

describe('the cities of a state', () => {
  const module = { Page: StateCitiesPage, prefetch: prefetchStateCities };
  const open = (path: string) => openPage(module, { route: '/cities/:state', url: `/cities/${path}` });
  const services = () =>
    answerWith({
      'GET /api/cities/by-state': ok([TEXAS]),
      'GET /api/cities': ok([city('Houston', 300), city('Austin', 1)]),
      'GET /api/seo/states': ok([
        { text: 'Delaware', to: '/city/wilmington?state=DE', count: 8 },
        { text: 'Texas', to: '/lawyers-in-texas', count: 301 },
      ]),
    });

  it('come in pages of a hundred, each with an address of its own', async () => {
    const { calls } = services();
    const page = open('texas?page=2');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Cities in Texas, page 2');
    expect(hrefs('Cities in Texas')).toEqual([
      ['Houston 300 law firms', '/city/houston?state=TX'],
      ['Austin 1 law firm', '/city/austin?state=TX'],
    ]);
    expect(calls).toContain('GET /api/cities?state=TX&page=2&limit=100');
    expect(page.head()).toMatchObject({
      canonicalPath: '/cities/texas?page=2',
      robots: { index: false, follow: true },
    });
    const landing = await screen.findByRole('link', { name: 'Lawyers in Texas by practice area' });
    expect(landing.getAttribute('href')).toBe('/lawyers-in-texas');
  });

  it.each([
    ['tx?page=2', '/cities/texas?page=2'],
    ['new%20york', '/cities/new-york'],
  ])('of a state that is written %s have their address at %s', async (path, location) => {
    const { redirect } = await servePage(module, { route: '/cities/:state', url: `/cities/${path}` });
    expect(redirect).toEqual({ kind: 'redirect', status: 301, location });
  });
});
