/**
 * The server's answers in each state of a page. It runs without a document, as the shell's workers do, because only then do
 * pages say their heads while they render.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["source", "node"]}
 */
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
  businessAnswers,
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

const PAGE = 'GET /api/businesses/slug/smith-law/page';
const FIRM = businessAnswers(aBusiness(), { reviews: ok([aReview()]) });
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

type Case = [url: string, services: Table, status: number, heading: string, isIndexed: boolean];

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
    shown: ['/business/smith-law', FIRM, 200, 'Smith Law', true],
    missing: ['/business/none', {}, 404, 'Business Not Found', false],
    'a name that the service refuses to look up': [
      '/business/smith-law',
      { [PAGE]: status(400) },
      404,
      'Business Not Found',
      false,
    ],
    failed: ['/business/smith-law', { [PAGE]: status(500) }, 503, 'Something went wrong', false],
  },
  category: {
    shown: [
      '/category/car-accidents?page=2',
      { [AREA]: ok(aCategory({ businessCount: 25 })), [LISTED]: list },
      200,
      'Car Accidents, page 2',
      true,
    ],
    'shown, and empty': [
      '/category/car-accidents',
      { [AREA]: ok(aCategory({ businessCount: 0 })), [LISTED]: ok([]) },
      200,
      'Car Accidents',
      false,
    ],
    missing: ['/category/none', {}, 404, 'Category Not Found', false],
    'past the end': [
      '/category/car-accidents?page=5',
      { [AREA]: ok(aCategory({ businessCount: 48 })), [LISTED]: list },
      404,
      '404 Page Not Found',
      false,
    ],
    'no page at all': [
      '/category/car-accidents?page=x',
      { [AREA]: ok(aCategory({ businessCount: 48 })) },
      404,
      '404 Page Not Found',
      false,
    ],
    failed: ['/category/car-accidents', { [AREA]: status(503) }, 503, 'Something went wrong', false],
  },
  city: {
    shown: [
      '/city/austin?state=TX&page=2',
      { [FIGURES]: figures(600), [IN_CITY]: list },
      200,
      'Law Firms in Austin, TX, page 2',
      true,
    ],
    'missing, since nobody is there': [
      '/city/austin',
      { [FIGURES]: figures(0), [IN_CITY]: ok([]) },
      404,
      'No Law Firms Found',
      false,
    ],
    'past the end': [
      '/city/austin?page=51',
      { [FIGURES]: figures(600), [IN_CITY]: ok([]) },
      404,
      '404 Page Not Found',
      false,
    ],
    'no page at all': ['/city/austin?page=0', {}, 404, '404 Page Not Found', false],
    'failed, with its figures': [
      '/city/austin',
      { [FIGURES]: status(503), [IN_CITY]: list },
      503,
      'Failed to fetch businesses',
      false,
    ],
  },
  landing: {
    shown: [
      '/best-car-accident-lawyers-in-austin',
      { [LANDING]: ok(aLanding()) },
      200,
      'Best Car Accident Lawyers in Austin, TX',
      true,
    ],
    'shown, though not worth an index': [
      '/best-car-accident-lawyers-in-austin',
      { [LANDING]: ok(aLanding({ total: 1, robots: { index: false, verdict: 'few-businesses' } })) },
      200,
      'Best Car Accident Lawyers in Austin, TX',
      false,
    ],
    missing: ['/best-cat-lawyers-in-austin', {}, 404, 'Page Not Found', false],
    'no landing page at all': ['/wp-admin', {}, 404, 'Page Not Found', false],
    failed: ['/best-car-accident-lawyers-in-austin', { [LANDING]: status(503) }, 503, 'Something went wrong', false],
  },
  search: {
    shown: ['/search?page=2', { [FOUND]: results(21) }, 200, 'Local Businesses', false],
    'shown, and empty': ['/search?query=zzz', { [FOUND]: results(0) }, 200, 'Search Results for "zzz"', false],
    'past the end': ['/search?page=2', { [FOUND]: results(20) }, 404, '404 Page Not Found', false],
    'no page at all': ['/search?page=-1', {}, 404, '404 Page Not Found', false],
    failed: ['/search?query=dui', { [FOUND]: status(503) }, 503, 'Search Results for "dui"', false],
  },
  'removed reviews': {
    shown: ['/reviews/removed', { [LEDGER]: entries(2), [RATES]: rates }, 200, 'Removed Reviews', true],
    'shown, and empty': ['/reviews/removed', { [LEDGER]: entries(0), [RATES]: rates }, 200, 'Removed Reviews', true],
    'a further page': [
      '/reviews/removed?page=2',
      { [LEDGER]: entries(1), [RATES]: rates },
      200,
      'Removed Reviews, page 2',
      false,
    ],
    'past the end': [
      '/reviews/removed?page=9',
      { [LEDGER]: entries(0), [RATES]: rates },
      404,
      '404 Page Not Found',
      false,
    ],
    'no page at all': ['/reviews/removed?page=x', {}, 404, '404 Page Not Found', false],
    'missing, from a service before there was a ledger': [
      '/reviews/removed',
      {},
      404,
      'Removed Reviews Are Not Listed Yet',
      false,
    ],
    failed: [
      '/reviews/removed',
      { [LEDGER]: status(503), [RATES]: rates },
      503,
      'The removed reviews could not be loaded',
      false,
    ],
  },
};

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"');

describe.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('the %s page', (name) => {
  const { module, route } = PAGES[name];

  it.each(Object.entries(CASES[name]))(
    '%s: status, heading and robots agree',
    async (_, [url, services, ...expected]) => {
      answerWith({ ...LISTS, ...services });
      const { html, head } = await servePage(module, { route, url });
      expect([head?.status ?? 200, headingOf(html), head?.robots?.index ?? true]).toEqual(expected);
    },
  );

  it('every state has one main heading, and nothing is loading in what the server sends', async () => {
    for (const [url, services] of Object.values(CASES[name])) {
      answerWith({ ...LISTS, ...services });
      const { html } = await servePage(module, { route, url });
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain('>Loading<');
    }
  });
});

it('similar firms stand in what the server writes', async () => {
  answerWith(businessAnswers(aBusiness(), { similar: [aSummary({ slug: 'jones-law', name: 'Jones Law' })] }));
  const { html } = await servePage(business, { ...PAGES.business, url: '/business/smith-law' });
  expect(html).toContain('Similar Law Firms');
  expect(html).toContain('href="/business/jones-law"');
});

describe.each([
  ['business', '/business/smith-law', FIRM],
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
