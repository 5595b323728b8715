/**
 * The server's answers in each state of a page. It runs without a document, as the shell's workers do, because only then do
 * pages say their heads while they render.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["source", "node"]}
 */
import { describe, expect, it } from '@jest/globals';
import {
  aBusiness,
  aCategory,
  aFound,
  aLanding,
  aPostPage,
  answerWith,
  aReview,
  aSearch,
  aSummary,
  BUSINESS_ID,
  CATEGORY_ID,
  fails,
  ok,
  servePage,
} from '@lawdex/mf-kit/testing';
import business from './business.ts';
import category from './category.ts';
import city from './city.ts';
import landing from './landing.ts';
import removed from './removed-reviews.ts';
import search from './search.ts';

type Table = Parameters<typeof answerWith>[0];

const SLUG = 'GET /api/businesses/slug/smith-law';
const REVIEWS = `GET /api/businesses/${BUSINESS_ID}/reviews`;
const AREA = 'GET /api/categories/slug/car-accidents';
const LISTED = `GET /api/categories/${CATEGORY_ID}/businesses`;
const FIGURES = 'GET /api/cities/austin/summary';
const IN_CITY = 'GET /api/cities/austin/businesses';
const LANDING = 'GET /api/landing/best-car-accident-lawyers-in-austin';
const FOUND = 'GET /api/businesses/search';
const POSTS = 'GET /api/blog/posts';
const LEDGER = 'GET /api/reviews/removed';
const RATES = 'GET /api/reviews/removed/rates';
const LISTS: Table = { 'GET /api/categories': ok([aCategory()]), 'GET /api/cities': ok([]) };

const list = ok([aSummary()]);
const figures = (count: number) =>
  ok({ city: 'Austin', state: 'TX', count, averageRating: '4.5', totalReviews: 2, practiceAreas: 1 });
const results = (total: number) => ok(aSearch({ businesses: total > 0 ? [aFound()] : [], total }));
const rate = { written: 10, removed: 1 };
const rates = ok({ low: rate, high: rate, reasons: [{ reason: 'spam', count: 2 }] });
const entries = (count: number) =>
  ok(
    Array.from({ length: count }, (_, n) => ({
      number: count - n,
      month: '2026-11',
      reason: 'spam',
      rating: 1,
      previousHash: '0'.repeat(64),
      hash: 'a'.repeat(64),
    })),
  );
const status = (code: number) => fails(code, 'No.');

interface Case {
  url: string;
  services: Table;
  status: number;
  heading: string;
  index: boolean;
}

const PAGES = {
  business: { module: business, route: '/business/:slug' },
  category: { module: category, route: '/category/:slug' },
  city: { module: city, route: '/city/:city' },
  landing: { module: landing, route: '/:slug' },
  search: { module: search, route: '/search' },
  'removed reviews': { module: removed, route: '/reviews/removed' },
};

const CASES: Record<keyof typeof PAGES, Record<string, Case>> = {
  business: {
    shown: {
      url: '/business/smith-law',
      services: { [SLUG]: ok(aBusiness()), [REVIEWS]: ok([aReview()]) },
      status: 200,
      heading: 'Smith Law',
      index: true,
    },
    'shown without its reviews': {
      url: '/business/smith-law',
      services: { [SLUG]: ok(aBusiness()), [REVIEWS]: status(503) },
      status: 200,
      heading: 'Smith Law',
      index: true,
    },
    missing: {
      url: '/business/none',
      services: {},
      status: 404,
      heading: 'Business Not Found',
      index: false,
    },
    'a name that the service refuses to look up': {
      url: '/business/smith-law',
      services: { [SLUG]: status(400) },
      status: 404,
      heading: 'Business Not Found',
      index: false,
    },
    failed: {
      url: '/business/smith-law',
      services: { [SLUG]: status(500) },
      status: 503,
      heading: 'Something went wrong',
      index: false,
    },
  },
  category: {
    shown: {
      url: '/category/car-accidents?page=2',
      services: { [AREA]: ok(aCategory({ businessCount: 25 })), [LISTED]: list },
      status: 200,
      heading: 'Car Accidents, page 2',
      index: true,
    },
    'shown, and empty': {
      url: '/category/car-accidents',
      services: { [AREA]: ok(aCategory({ businessCount: 0 })), [LISTED]: ok([]) },
      status: 200,
      heading: 'Car Accidents',
      index: false,
    },
    missing: { url: '/category/none', services: {}, status: 404, heading: 'Category Not Found', index: false },
    'past the end': {
      url: '/category/car-accidents?page=3',
      services: { [AREA]: ok(aCategory({ businessCount: 48 })), [LISTED]: list },
      status: 404,
      heading: '404 Page Not Found',
      index: false,
    },
    'no page at all': {
      url: '/category/car-accidents?page=x',
      services: { [AREA]: ok(aCategory({ businessCount: 48 })) },
      status: 404,
      heading: '404 Page Not Found',
      index: false,
    },
    failed: {
      url: '/category/car-accidents',
      services: { [AREA]: status(503) },
      status: 503,
      heading: 'Something went wrong',
      index: false,
    },
  },
  city: {
    shown: {
      url: '/city/austin?state=TX&page=2',
      services: { [FIGURES]: figures(600), [IN_CITY]: list },
      status: 200,
      heading: 'Law Firms in Austin, TX, page 2',
      index: true,
    },
    'missing, since nobody is there': {
      url: '/city/austin',
      services: { [FIGURES]: figures(0), [IN_CITY]: ok([]) },
      status: 404,
      heading: 'No Law Firms Found',
      index: false,
    },
    'past the end': {
      url: '/city/austin?page=26',
      services: { [FIGURES]: figures(600), [IN_CITY]: ok([]) },
      status: 404,
      heading: '404 Page Not Found',
      index: false,
    },
    'no page at all': {
      url: '/city/austin?page=0',
      services: {},
      status: 404,
      heading: '404 Page Not Found',
      index: false,
    },
    'failed, with its figures': {
      url: '/city/austin',
      services: { [FIGURES]: status(503), [IN_CITY]: list },
      status: 503,
      heading: 'Failed to fetch businesses',
      index: false,
    },
  },
  landing: {
    shown: {
      url: '/best-car-accident-lawyers-in-austin',
      services: { [LANDING]: ok(aLanding()) },
      status: 200,
      heading: 'Best Car Accident Lawyers in Austin, TX',
      index: true,
    },
    'shown, though not worth an index': {
      url: '/best-car-accident-lawyers-in-austin',
      services: { [LANDING]: ok(aLanding({ total: 1, robots: { index: false, verdict: 'few-businesses' } })) },
      status: 200,
      heading: 'Best Car Accident Lawyers in Austin, TX',
      index: false,
    },
    missing: {
      url: '/best-cat-lawyers-in-austin',
      services: {},
      status: 404,
      heading: 'Page Not Found',
      index: false,
    },
    'no landing page at all': { url: '/wp-admin', services: {}, status: 404, heading: 'Page Not Found', index: false },
    failed: {
      url: '/best-car-accident-lawyers-in-austin',
      services: { [LANDING]: status(503) },
      status: 503,
      heading: 'Something went wrong',
      index: false,
    },
  },
  search: {
    shown: {
      url: '/search?page=2',
      services: { [FOUND]: results(21) },
      status: 200,
      heading: 'Local Businesses',
      index: false,
    },
    'shown, and empty': {
      url: '/search?query=zzz',
      services: { [FOUND]: results(0) },
      status: 200,
      heading: 'Search Results for "zzz"',
      index: false,
    },
    'past the end': {
      url: '/search?page=2',
      services: { [FOUND]: results(20) },
      status: 404,
      heading: '404 Page Not Found',
      index: false,
    },
    'no page at all': {
      url: '/search?page=-1',
      services: {},
      status: 404,
      heading: '404 Page Not Found',
      index: false,
    },
    failed: {
      url: '/search?query=dui',
      services: { [FOUND]: status(503) },
      status: 503,
      heading: 'Search Results for "dui"',
      index: false,
    },
  },
  'removed reviews': {
    shown: {
      url: '/reviews/removed',
      services: { [LEDGER]: entries(2), [RATES]: rates },
      status: 200,
      heading: 'Removed Reviews',
      index: true,
    },
    'shown, and empty': {
      url: '/reviews/removed',
      services: { [LEDGER]: entries(0), [RATES]: rates },
      status: 200,
      heading: 'Removed Reviews',
      index: true,
    },
    'a further page': {
      url: '/reviews/removed?page=2',
      services: { [LEDGER]: entries(1), [RATES]: rates },
      status: 200,
      heading: 'Removed Reviews, page 2',
      index: false,
    },
    'past the end': {
      url: '/reviews/removed?page=9',
      services: { [LEDGER]: entries(0), [RATES]: rates },
      status: 404,
      heading: '404 Page Not Found',
      index: false,
    },
    'no page at all': {
      url: '/reviews/removed?page=x',
      services: {},
      status: 404,
      heading: '404 Page Not Found',
      index: false,
    },
    'missing, from a service before there was a ledger': {
      url: '/reviews/removed',
      services: {},
      status: 404,
      heading: 'Removed Reviews Are Not Listed Yet',
      index: false,
    },
    failed: {
      url: '/reviews/removed',
      services: { [LEDGER]: status(503), [RATES]: rates },
      status: 503,
      heading: 'The removed reviews could not be loaded',
      index: false,
    },
  },
};

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('<!-- -->', '').replaceAll('&quot;', '"');

describe.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('the %s page', (name) => {
  const { module, route } = PAGES[name];

  it.each(Object.entries(CASES[name]))('%s: status, heading and robots agree', async (_, expected) => {
    answerWith({ ...LISTS, ...expected.services });
    const { html, head } = await servePage(module, { route, url: expected.url });
    expect({ status: head?.status ?? 200, heading: headingOf(html), index: head?.robots?.index ?? true }).toEqual({
      status: expected.status,
      heading: expected.heading,
      index: expected.index,
    });
  });

  it('every state has one main heading, and nothing is loading in what the server sends', async () => {
    for (const { url, services } of Object.values(CASES[name])) {
      answerWith({ ...LISTS, ...services });
      const { html } = await servePage(module, { route, url });
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain('>Loading<');
    }
  });
});

it('similar firms stand in what the server writes', async () => {
  answerWith({
    [SLUG]: ok(aBusiness()),
    [REVIEWS]: ok([]),
    [`GET /api/businesses/${BUSINESS_ID}/similar`]: ok([aSummary({ slug: 'jones-law', name: 'Jones Law' })]),
  });
  const { html } = await servePage(business, { ...PAGES.business, url: '/business/smith-law' });
  expect(html).toContain('Similar Law Firms');
  expect(html).toContain('href="/business/jones-law"');
});

describe.each([
  ['business', '/business/smith-law', { [SLUG]: ok(aBusiness()), [REVIEWS]: ok([]) }],
  ['category', '/category/car-accidents', { [AREA]: ok(aCategory()), [LISTED]: list }],
  ['landing', '/best-car-accident-lawyers-in-austin', { [LANDING]: ok(aLanding()) }],
  ['search', `/search?categoryId=${CATEGORY_ID}`, { [FOUND]: results(1) }],
] as const)('posts about its practice area, on the %s page', (name, url, services) => {
  const { module, route } = PAGES[name];
  const at = { route, url, routes: ['/', '/blog'] };

  it('stand in what the server writes, and it can do without them', async () => {
    const { requests } = answerWith({ ...LISTS, ...services, [POSTS]: ok(aPostPage(['Flat fees'])) });
    const { html } = await servePage(module, at);
    expect(html).toContain('>From the blog<');
    expect(html).toContain('href="/blog/post-0"');
    const optional = requests.filter(({ headers }) => headers.has('optional')).map((request) => new URL(request.url));
    expect(optional.map(({ pathname }) => pathname)).toEqual(['/api/blog/posts']);
  });

  it('are neither there nor missed when the blog is down', async () => {
    answerWith({ ...LISTS, ...services, [POSTS]: fails() });
    const { html, head, queries } = await servePage(module, at);
    expect(head?.status ?? 200).toBe(200);
    expect(html).not.toContain('From the blog');
    expect(JSON.stringify(queries)).not.toContain('posts-about');
  });
});
