import { LAWYER_MODIFIERS } from '@lawdex/contracts';
import {
  aCategory,
  aFound,
  answerWith,
  aSearch,
  aSummary,
  fails,
  ok,
  openPage,
  servePage,
} from '@lawdex/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CategoryPage, prefetchCategory } from './CategoryPage.tsx';

const module = { Page: CategoryPage, prefetch: prefetchCategory };
const open = (search = '') => openPage(module, { route: '/category/:slug', url: `/category/car-accidents${search}` });
const { id } = aCategory();
/** Pages of all modifiers but the first. */
const NEAR_ME = LAWYER_MODIFIERS.slice(1).map((modifier) => `/${modifier}-car-accident-lawyers-near-me`);
const services = (businessCount: number, businesses = ok([aSummary()])) =>
  answerWith({
    'GET /api/categories/slug/car-accidents': ok(aCategory({ businessCount })),
    [`GET /api/categories/${id}/businesses`]: businesses,
    'GET /api/seo/practice/car-accidents': ok({
      states: [{ text: 'Texas', to: '/car-accident-lawyers-in-texas', count: 40 }],
      cities: [{ text: 'Austin, TX', to: '/car-accident-lawyers-in-austin', count: 12 }],
      nearMe: NEAR_ME.map((to) => ({ text: 'Car accident', to, count: 30 })),
      largeCities: [{ text: 'New York, NY', to: '/city/new%20york?state=NY', count: 131 }],
    }),
  });

it('a category shows its businesses, and the cities, states and popular searches that have a page', async () => {
  services(1);
  const page = open();
  expect(await screen.findByRole('heading', { name: 'Smith Law' })).toBeTruthy();
  expect(screen.getByText('1 business found')).toBeTruthy();
  const hrefs = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(await screen.findByRole('region', { name: 'All Law Firms in Large Cities' })).toBeTruthy();
  expect(hrefs('All Law Firms in Large Cities')).toEqual(['/city/new%20york?state=NY']);
  expect(hrefs('Lawyers by State')).toEqual(['/car-accident-lawyers-in-texas']);
  expect(hrefs('Lawyers by City')).toEqual(['/car-accident-lawyers-in-austin']);
  expect(hrefs('Popular Searches').sort()).toEqual([...NEAR_ME].sort());
  expect(page.head()?.canonicalPath).toBe('/category/car-accidents');
});

it('its bar searches the practice area in a place', async () => {
  services(1);
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Location' }), 'Reno{Enter}');
  expect(window.location.pathname + window.location.search).toBe('/search?query=Car+Accidents&location=Reno');
});

it('a narrowed category shows what is left of it, and is known by its plain page', async () => {
  services(40);
  const { calls } = answerWith({
    'GET /api/categories/slug/car-accidents': ok(aCategory({ businessCount: 40 })),
    'GET /api/businesses/search': ok(aSearch({ businesses: [aFound({ name: 'Night Law' })], total: 30 })),
  });
  const page = open('?isOpen=true&sortBy=name&rating=&page=1');
  expect(await screen.findByRole('heading', { name: 'Night Law' })).toBeTruthy();
  expect(screen.getByText('Showing 30 of 40 firms')).toBeTruthy();
  expect(calls).toContain(`GET /api/businesses/search?categoryId=${id}&sortBy=name&isOpen=true&page=1&limit=12`);
  expect(calls.some((call) => call.includes(`/categories/${id}/businesses`))).toBe(false);
  expect(page.head()).toMatchObject({ canonicalPath: '/category/car-accidents', robots: { index: false } });
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/category/car-accidents?sortBy=name&isOpen=true&page=2',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');
  expect(window.location.search).toBe('?sortBy=name&language=es&isOpen=true');
  await userEvent.click(screen.getByRole('link', { name: 'Clear Filters' }));
  expect(window.location.search).toBe('');
});

it('filters that leave nobody say so, and lead back', async () => {
  answerWith({
    'GET /api/categories/slug/car-accidents': ok(aCategory({ businessCount: 4 })),
    'GET /api/businesses/search': ok(aSearch({ businesses: [], total: 0 })),
  });
  const { html } = await servePage(module, { route: '/category/:slug', url: '/category/car-accidents?language=ja' });
  expect(html).toContain('No businesses found');
  expect(html).toMatch(/href="\/category\/car-accidents"[^>]*>Clear Filters/);
});

it('a category shows its icon, and leads to its parts and to the area that it is a part of', async () => {
  answerWith({
    'GET /api/categories/slug/car-accidents': ok(
      aCategory({ icon: 'truck-accidents', children: [{ name: 'Uber Accidents', slug: 'uber-accidents' }] }),
    ),
    [`GET /api/categories/${id}/businesses`]: ok([aSummary()]),
  });
  open();
  const parts = within(await screen.findByRole('region', { name: 'Within Car Accidents' }));
  expect(parts.getByRole('link').getAttribute('href')).toBe('/category/uber-accidents');
  expect(document.querySelector('h1 .truck-accidents')).not.toBeNull();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const hrefs = crumbs.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/category/personal-injury']);
});

it('an empty category invites the first business, and is not indexed', async () => {
  services(0, ok([]));
  const page = open();
  expect(await screen.findByRole('heading', { name: 'No businesses found' })).toBeTruthy();
  expect(screen.getByText('Be the first to add a business to this category!')).toBeTruthy();
  expect(page.head()?.robots?.index).toBe(false);
});

it('businesses that cannot be fetched leave the category readable', async () => {
  services(1, fails());
  open();
  expect(await screen.findByRole('heading', { name: 'Failed to fetch businesses' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Car Accidents');
});
