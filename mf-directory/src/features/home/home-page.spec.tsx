import { aCategory, allLinkable, answerWith, aSummary, fails, ok, openPage, servePage } from '@lawdex/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HomePage, prefetchHome } from './HomePage.tsx';

const module = { Page: HomePage, prefetch: prefetchHome };
const at = { route: '/', url: '/' };
const services = (changes: Parameters<typeof answerWith>[0] = {}) =>
  answerWith({
    'GET /api/categories': ok([
      aCategory({ businessCount: 1 }),
      aCategory({ id: 'b', slug: 'bankruptcy', name: 'Bankruptcy', businessCount: 1200 }),
    ]),
    'GET /api/cities': ok([{ city: 'New York', state: 'NY', count: 131 }]),
    'GET /api/businesses/featured': ok([aSummary()]),
    'GET /api/popular-searches': ok([
      { query: 'tax & more', count: 1200 },
      { query: 'divorce', count: 5 },
    ]),
    'GET /api/figures': ok({ firms: 3000, cities: 171, reviews: 20029, practiceAreas: 74 }),
    'GET /api/seo/home': allLinkable([{ text: 'Texas', to: '/lawyers-in-texas', count: 171 }]),
    ...changes,
  });

it('home leads to search, practice areas, cities and businesses', async () => {
  services();
  openPage(module, at);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find Experienced Legal Representation');
  expect(screen.getByRole('link', { name: 'Browse Practice Areas' }).getAttribute('href')).toBe('#practice-areas');
  expect(screen.getByRole('link', { name: 'List Your Law Firm' }).getAttribute('href')).toBe('/business/add');
  expect(await screen.findByText('1 lawyer')).toBeTruthy();
  expect(screen.getByText('1,200 lawyers')).toBeTruthy();
  expect(screen.getByRole('link', { name: /New York, NY/ }).getAttribute('href')).toBe('/city/new%20york?state=NY');
  expect(screen.getByText('131 firms')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Smith Law' })).toBeTruthy();
});

it('home asks only for what a service publishes, and the server sends all of it', async () => {
  const { calls } = services();
  const { html } = await servePage(module, at);
  expect(calls.sort()).toEqual([
    'GET /api/businesses/featured',
    'GET /api/categories',
    'GET /api/cities',
    'GET /api/figures',
    'GET /api/popular-searches?limit=5',
    expect.stringContaining('GET /api/seo/home?paths=personal-injury-lawyers-in-new-york%2C'),
  ]);
  for (const text of ['Smith Law', '1,200', '131', 'divorce', '20,029']) expect(html).toContain(text);
});

it('home has its parts in their order, featured firms first', async () => {
  services();
  openPage(module, at);
  await screen.findByRole('region', { name: 'Quick Searches' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Featured Law Firms',
    'Popular Searches',
    'Browse by Practice Area',
    'Browse by City',
    'Find Lawyers by City',
    'Find Lawyers by State',
    'Quick Searches',
  ]);
});

it('home says what the directory holds, and leads to the areas with most lawyers at once', async () => {
  services();
  openPage(module, at);
  const chips = within(await screen.findByRole('navigation', { name: 'Top practice areas' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Bankruptcy', 'Car Accidents']);
  const [firms] = await screen.findAllByText('law firms', { selector: 'dt' });
  expect(firms?.parentElement?.textContent).toBe('law firms3,000');
});

it('home shows the ten practice areas with most lawyers, and leads to all of them and to all cities', async () => {
  const areas = Array.from({ length: 12 }, (_, n) =>
    aCategory({ id: `a${n}`, slug: `a${n}`, name: `Area ${n}`, businessCount: n, parent: null }),
  );
  services({ 'GET /api/categories': ok(areas) });
  openPage(module, at);
  const part = within(await screen.findByRole('region', { name: 'Browse by Practice Area' }));
  const all = await part.findByRole('link', { name: 'All 12 practice areas' });
  expect(all.getAttribute('href')).toBe('/practice-areas');
  const names = part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toHaveLength(10);
  expect(names.slice(0, 2)).toEqual(['Area 11', 'Area 10']);
  expect(screen.getByRole('link', { name: 'All cities' }).getAttribute('href')).toBe('/cities');
});

it('home shows popular searches with their counts, each of which is a link to the search', async () => {
  services();
  openPage(module, at);
  const card = within(await screen.findByRole('region', { name: 'Popular Searches' }));
  expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['tax & more 1,200', '/search?query=tax+%26+more'],
    ['divorce 5', '/search?query=divorce'],
  ]);
});

it.each([
  ['there are none', ok([])],
  ['the service fails', fails()],
])('home has no card of popular searches when %s', async (_, answer) => {
  services({ 'GET /api/popular-searches': answer });
  const { html } = await servePage(module, at);
  expect(html).toContain('Smith Law');
  expect(html).not.toContain('Popular Searches');
});

it('home links to four practice areas in each of five cities, to eight quick searches and to the states', async () => {
  services();
  openPage(module, at);
  const cities = within(await screen.findByRole('region', { name: 'Find Lawyers by City' })).getAllByRole('link');
  expect(cities).toHaveLength(20);
  expect(cities[0]?.getAttribute('href')).toBe('/personal-injury-lawyers-in-new-york');
  const quick = within(screen.getByRole('region', { name: 'Quick Searches' })).getAllByRole('link');
  const injuries = ['personal-injury', 'car-accident', 'workers-compensation', 'medical-malpractice'];
  const others = ['divorce-family-law', 'criminal-defense', 'dui-dwi-defense', 'child-custody'];
  expect(quick.map((link) => link.getAttribute('href')).sort()).toEqual(
    [...injuries, ...others].map((topic) => `/best-${topic}-near-me`).sort(),
  );
  const states = within(await screen.findByRole('region', { name: 'Find Lawyers by State' }));
  expect(states.getByRole('link', { name: 'Texas 171 law firms' }).getAttribute('href')).toBe('/lawyers-in-texas');
});

it('home leaves out the links whose pages list no firm, and what is empty then', async () => {
  const path = '/car-accident-lawyers-in-houston';
  services({ 'GET /api/seo/home': ok({ states: [], linkable: [path] }) });
  openPage(module, at);
  const cities = within(await screen.findByRole('region', { name: 'Find Lawyers by City' }));
  expect(cities.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([path]);
  expect(cities.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Houston']);
  expect(screen.queryByRole('region', { name: 'Quick Searches' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Find Lawyers by State' })).toBeNull();
});

it('the search form goes to the results with what is not empty', async () => {
  services();
  openPage(module, at);
  await userEvent.type(screen.getByRole('textbox', { name: 'Where?' }), ' Austin {Enter}');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/search?location=Austin'));
});
