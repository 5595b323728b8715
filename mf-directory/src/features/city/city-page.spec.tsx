import type { CityFigures } from '@lawdex/contracts';
import { aFound, answerWith, aSearch, aSummary, ok, openPage, servePage } from '@lawdex/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { capitalizeWords, movedCity } from './city.core.ts';
import { CityPage, prefetchCity } from './CityPage.tsx';

const open = (search = '?state=ny') =>
  openPage({ Page: CityPage, prefetch: prefetchCity }, { route: '/city/:city', url: `/city/new%20york${search}` });
const FIGURES = {
  city: 'New York',
  state: 'NY',
  count: 600,
  averageRating: '4.3',
  totalReviews: 4120,
  practiceAreas: 24,
};
const services = (figures: Partial<CityFigures> = {}, businesses = ok([aSummary()])) =>
  answerWith({
    'GET /api/cities/new%20york/summary': ok({ ...FIGURES, ...figures }),
    'GET /api/cities/new%20york/businesses': businesses,
    'GET /api/seo/city/new%20york': ok([{ text: 'Immigration', to: '/immigration-lawyers-in-new-york', count: 14 }]),
  });

it('words of a city are capitalised', () => {
  expect(['new york', 'winston-salem', "coeur d'alene", 'McAllen'].map(capitalizeWords)).toEqual([
    'New York',
    'Winston-Salem',
    "Coeur D'alene",
    'McAllen',
  ]);
});

it('a city shows its figures and businesses, with its state in the canonical address', async () => {
  const { calls } = services();
  const page = open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Law Firms in New York, NY');
  for (const figure of ['600', '4.3', '4,120', '24']) expect(screen.getByText(figure)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Smith Law' })).toBeTruthy();
  expect(page.head()?.canonicalPath).toBe('/city/new%20york?state=NY');
  const practices = within(await screen.findByRole('region', { name: 'Practice Areas in New York' }));
  expect(practices.getByRole('link').getAttribute('href')).toBe('/immigration-lawyers-in-new-york');
  expect(calls.sort()).toEqual([
    'GET /api/cities/new%20york/businesses?page=1&limit=12&state=NY',
    'GET /api/cities/new%20york/summary?state=NY',
    'GET /api/seo/city/new%20york?state=NY',
  ]);
});

it('a city is named as its figures name it, whatever the capitals of the address', async () => {
  services({ city: 'NeW York' });
  const page = open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Law Firms in NeW York, NY');
  expect(page.head()?.title).toContain('NeW York');
});

it('a narrowed city shows what is left of it below the figures of all of it, and is known by its plain page', async () => {
  const { calls } = answerWith({
    'GET /api/cities/new%20york/summary': ok(FIGURES),
    'GET /api/cities/new%20york/businesses': ok([aSummary()]),
    'GET /api/businesses/search': ok(aSearch({ businesses: [aFound({ name: 'Night Law' })], total: 1 })),
  });
  const page = open('?state=ny&freeConsultation=true');
  expect(await screen.findByRole('heading', { name: 'Night Law' })).toBeTruthy();
  expect(screen.getByText('4,120')).toBeTruthy();
  expect(calls).toContain(
    'GET /api/businesses/search?location=New%20York%2C%20NY&freeConsultation=true&page=1&limit=12',
  );
  expect(page.head()).toMatchObject({ canonicalPath: '/city/new%20york?state=NY', robots: { index: false } });
  // Without JavaScript the form keeps the state, which is a part of which city it is.
  expect(document.querySelector('form input[type=hidden][name=state]')?.getAttribute('value')).toBe('NY');
});

it.each([
  ['san-antonio', '', '/city/san%20antonio?state=TX'],
  ['san-antonio', '?page=2&rating=4', '/city/san%20antonio?state=TX&page=2&rating=4'],
  ['san antonio', '?state=tx', '/city/san%20antonio?state=TX'],
  ['san antonio', '?state=Texas', '/city/san%20antonio?state=TX'],
  ['san antonio', '?state=t.x.&rating=4', '/city/san%20antonio?state=TX&rating=4'],
  ['san-antonio', '?state=NEW-york', '/city/san%20antonio?state=NY'],
  ['San Antonio', '?page=2', null],
  ['san antonio', '?state=TX', null],
])('%s%s has its one address at %s', (written, search, address) => {
  const figures = { city: 'San Antonio', state: 'TX', count: 3 };
  expect(movedCity(written, new URLSearchParams(search), figures)).toBe(address);
  expect(movedCity(written, new URLSearchParams(search), { ...figures, count: 0 })).toBeNull();
});

it('another spelling leads to the address of the city for good', async () => {
  answerWith({
    'GET /api/cities/new-york/summary': ok(FIGURES),
    'GET /api/cities/new-york/businesses': ok([]),
    'GET /api/seo/city/new-york': ok([]),
  });
  const served = await servePage(
    { Page: CityPage, prefetch: prefetchCity },
    { route: '/city/:city', url: '/city/new-york' },
  );
  expect(served.redirect).toEqual({ kind: 'redirect', status: 301, location: '/city/new%20york?state=NY' });
});
