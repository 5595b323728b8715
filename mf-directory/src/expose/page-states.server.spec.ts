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
import cities from './cities.ts';
import city from './city.ts';
import landing from './landing.ts';
import practiceAreas from './practice-areas.ts';
import removed from './removed-reviews.ts';
import report from './report-review.ts';
import search from './search.ts';
import stateCities from './state-cities.ts';
import STATES from './page-states.json' with { type: 'json' };

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
const AREAS = 'GET /api/categories';
const BY_STATE = 'GET /api/cities/by-state';
const LISTS: Table = { [AREAS]: ok([aCategory()]), 'GET /api/cities': ok([]) };

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
const TEXAS = { state: 'TX', count: 1171, cities: 214, largest: [] };
/** What services answer, by the words of page-states.json. */
const SERVICES: Record<string, Table> = {
  nobody: {},
  'the firm': FIRM,
  'a firm whose name is refused': { [PAGE]: fails(400, 'No.') },
  'a firm that fails': { [PAGE]: fails(500, 'No.') },
  'an area': { [AREA]: ok(aCategory({ businessCount: 48 })), [LISTED]: list },
  'an empty area': { [AREA]: ok(aCategory({ businessCount: 0 })), [LISTED]: ok([]) },
  'an area that fails': { [AREA]: fails(503, 'No.') },
  'a city': { [FIGURES]: figures(600), [IN_CITY]: list },
  'an empty city': { [FIGURES]: figures(0), [IN_CITY]: ok([]) },
  'a city whose figures fail': { [FIGURES]: fails(503, 'No.'), [IN_CITY]: list },
  'a landing page': { [LANDING]: ok(aLanding()) },
  'a landing page with one firm': {
    [LANDING]: ok(aLanding({ total: 1, robots: { index: false, verdict: 'few-businesses' } })),
  },
  'a landing page that fails': { [LANDING]: fails(503, 'No.') },
  '21 results': { [FOUND]: results(21) },
  '20 results': { [FOUND]: results(20) },
  'no results': { [FOUND]: results(0) },
  'a search that fails': { [FOUND]: fails(503, 'No.') },
  removals: { [LEDGER]: entries(2), [RATES]: rates },
  'no removals': { [LEDGER]: entries(0), [RATES]: rates },
  lists: { [BY_STATE]: ok([TEXAS]) },
  'an empty directory': { [AREAS]: ok([aCategory({ businessCount: 0 })]), [BY_STATE]: ok([]) },
  'lists that fail': { [AREAS]: fails(503, 'No.'), [BY_STATE]: fails(503, 'No.') },
  'removals that fail': { [LEDGER]: fails(503, 'No.'), [RATES]: rates },
};

const PAGES = {
  business: { module: business, route: '/business/:slug' },
  category: { module: category, route: '/category/:slug' },
  city: { module: city, route: '/city/:city' },
  landing: { module: landing, route: '/:slug' },
  search: { module: search, route: '/search' },
  'practice areas': { module: practiceAreas, route: '/practice-areas' },
  cities: { module: cities, route: '/cities' },
  'cities of a state': { module: stateCities, route: '/cities/:state' },
  report: { module: report, route: '/business/:slug/reviews/:review/report' },
  'removed reviews': { module: removed, route: '/reviews/removed' },
};

const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"');

describe.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('the %s page', (name) => {
  const { module, route } = PAGES[name];

  it.each(STATES[name])(
    '$state: status, heading and robots agree',
    async ({ url, services, status, heading, isIndexed }) => {
      answerWith({ ...LISTS, ...SERVICES[services] });
      const { html, head } = await servePage(module, { route, url });
      expect([head?.status ?? 200, headingOf(html), head?.robots?.index ?? true]).toEqual([status, heading, isIndexed]);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toContain('>Loading<');
    },
  );
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
