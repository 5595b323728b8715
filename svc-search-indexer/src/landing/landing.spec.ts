import type { LandingPage } from '@lawdex/contracts';
import { TEST_TOKEN } from '@lawdex/svc-kit/testing';
import { business, changed, listOf } from '../../test/businesses.ts';
import { check } from '../../test/documented.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';
import { until } from '../../test/until.ts';
import { tablesOf } from '../../test/tables.ts';

// A Wednesday, ten in the morning in Chicago.
const NOW = new Date('2026-11-18T16:00:00Z');
const service = SearchServiceUnderTest.inTests([...listOf('landing').map(business)], () => NOW);
beforeAll(() => service.landingPagesFollow());

async function page(slug: string, query = ''): Promise<LandingPage> {
  const answer = await service.get(`/api/landing/${slug}${query}`);
  if (answer.status !== 200) throw new Error(`${slug}: ${answer.status} ${JSON.stringify(answer.body)}`);
  check('get', '/api/landing/{path}', answer);
  return answer.body as LandingPage;
}

const EVERY_TEXT = ['title', 'metaDescription', 'h1Title', 'introContent', 'chosenBy'] as const;

describe('GET /api/landing/{path}', () => {
  it('says what a city has, of the practice area and those within it', async () => {
    const found = await page('immigration-lawyers-in-houston');
    expect(found).toMatchObject({
      type: 'city-category',
      title: 'Immigration Lawyers in Houston',
      h1Title: 'Immigration Lawyers in Houston, TX',
      category: 'Immigration',
      categorySlug: 'immigration',
      modifier: null,
      location: 'Houston, TX',
      city: 'Houston',
      total: 8,
      stats: { averageRating: '4.4', totalReviews: 48, openNow: 2, withDelivery: 0, withConsultation: 3 },
      robots: { index: true, verdict: 'worth-it' },
      canonicalPath: '/immigration-lawyers-in-houston',
    });
    for (const text of EVERY_TEXT) expect(found[text]).not.toMatch(/undefined|null|NaN|\bnone\b.*\bnone\b/);
  });

  it.each([
    ['best', 3, ['Adler Law', 'Castillo Law', 'Baker Law']],
    ['top-rated', 3, ['Adler Law', 'Castillo Law', 'Baker Law']],
    ['affordable', 2, ['Adler Law', 'Donovan Law']],
    ['cheap', 1, ['Adler Law']],
    ['24-hour', 1, ['Baker Law']],
    ['emergency', 1, ['Baker Law']],
    ['free-consultation', 3, ['Adler Law', 'Castillo Law', 'Grant Law']],
    // Hill was admitted after Donovan.
    ['experienced', 3, ['Grant Law', 'Donovan Law', 'Hill Law']],
    ['trusted', 3, ['Hill Law', 'Donovan Law', 'Grant Law']],
  ])('%s chooses and orders by what businesses say', async (modifier, total, names) => {
    const found = await page(`${modifier}-immigration-lawyers-in-houston`);
    expect(found.businesses.map(({ name }) => name)).toEqual(names);
    expect([found.total, found.modifierApplied, found.facts.inPlace]).toEqual([total, true, 8]);
    expect(found.chosenBy).toMatch(/^(These are the|One) Immigration firms? in Houston, TX/);
  });

  it('open-now is whoever is open at this moment, in its own time zone', async () => {
    const found = await page('open-now-immigration-in-houston');
    expect(found.businesses.map(({ name }) => name)).toEqual(['Adler Law', 'Baker Law']);
    expect(found.businesses.every(({ isOpen }) => isOpen)).toBe(true);
  });

  it('nothing backs luxury: everybody is listed, the page says so, and search engines know the page without it', async () => {
    const found = await page('luxury-immigration-in-houston');
    expect(found).toMatchObject({
      total: 8,
      modifierApplied: false,
      robots: { index: false, verdict: 'modifier-unbacked' },
      canonicalPath: '/immigration-lawyers-in-houston',
    });
    expect(found.chosenBy).toContain('Nothing that law firms say of themselves tells who is “luxury”');
  });

  it('a modifier that nobody fulfils lists everybody, and says so', async () => {
    const found = await page('24-hour-immigration-lawyers-in-austin');
    expect(found).toMatchObject({
      total: 4,
      modifierApplied: false,
      robots: { index: false, verdict: 'modifier-thin' },
    });
    expect(found.h1Title).toBe('24-Hour Immigration Lawyers in Austin, TX: None Yet, All Shown');
    expect(found.chosenBy).toContain('No Immigration firm in Austin, TX is among those');
  });

  it.each(Object.values(tablesOf('landing-verdicts')).flat())(
    '%s: %s, known as %s',
    async (slug, verdict, canonicalPath) => {
      const found = await page(slug);
      expect([found.robots.verdict, found.canonicalPath]).toEqual([verdict, canonicalPath]);
      expect(found.robots.index).toBe(verdict === 'worth-it');
      expect(found.canonicalUrl).toBe(canonicalPath);
    },
  );

  it('a place without businesses names the nearest three that have some, with their miles', async () => {
    const found = await page('immigration-lawyers-in-san-marcos-tx').catch(() => page('immigration-lawyers-in-waco'));
    expect(found).toMatchObject({ total: 0, businesses: [], faqs: [] });
    const nearest = ['Austin, TX (25 mi)', 'Houston, TX (157 mi)', 'Dallas, TX (207 mi)'];
    expect(found.nearby.map(({ text }) => text)).toEqual(nearest);
    expect(found.introContent).toContain('The nearest places that have some are Austin, TX (25 mi), Houston');
  });

  it('a town without firms that others of its name hide is near those of its own state', async () => {
    const [illinois, minnesota] = [await page('lawyers-in-bloomington-il'), await page('lawyers-in-bloomington-mn')];
    for (const { nearby, total } of [illinois, minnesota]) {
      expect(total).toBe(0);
      expect(nearby).not.toEqual([]);
    }
    expect(minnesota.nearby).not.toEqual(illinois.nearby);
  });

  it('an ambiguous name shows the businesses of all its states', async () => {
    const found = await page('tax-law-lawyers-in-springfield');
    expect(found.total).toBe(4);
    expect(found.place).toEqual({ kind: 'city', city: 'Springfield', state: null, states: ['IL', 'MA'] });
    expect((await page('tax-law-lawyers-in-springfield-ma')).total).toBe(1);
  });

  it('courts are never listed', async () => {
    const { businesses, total } = await page('lawyers-in-houston');
    expect(total).toBe(8);
    expect(businesses.map(({ name }) => name)).not.toContain('Houston Court');
  });

  it('near the visitor without a position is the country, and says so', async () => {
    const found = await page('best-immigration-lawyers-near-me');
    expect(found).toMatchObject({ location: null, positionUsed: false, radiusMiles: null });
    expect(found.chosenBy).toContain('in the United States');
    expect(found.chooseCity.map(({ text }) => text)).toContain('Houston, TX');
  });

  it('with a position it is what is around it', async () => {
    const found = await page('free-consultation-immigration-lawyers-near-me', '?near=29.76,-95.36');
    expect(found).toMatchObject({ total: 3, positionUsed: true, radiusMiles: 25, location: 'near you' });
    expect(found.businesses[0]?.distanceMiles).toBeLessThan(1);
    // Nobody is within a hundred miles of Anchorage.
    expect(await page('best-immigration-lawyers-near-me', '?near=61.2,-149.9')).toMatchObject({ positionUsed: false });
  });

  it('words that are no practice area are searched for, and never indexed', async () => {
    const found = await page('best-green-card-renewal-near-me');
    expect(found).toMatchObject({
      type: 'business',
      text: 'green card renewal',
      category: null,
      sortedBy: 'relevance',
      robots: { index: false, verdict: 'words' },
    });
    expect(found.businesses[0]?.name).toBe('Green Card Renewal Center');
  });

  it.each([
    'no-such-page',
    'best-xyzzyplugh-near-me',
    'best-green-card-renewal-in-seattle',
    'best%20immigration-near-me',
    '..%2fimmigration-lawyers-in-houston',
    'immigration-lawyers-in-houston/more',
  ])('%s is not found', async (slug) => {
    const { status, body } = await service.get(`/api/landing/${slug}`);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: expect.any(String) })]);
  });

  it('says which page was not found in words', async () => {
    const { body } = await service.get('/api/landing/no-such-page');
    expect(body).toMatchObject({ code: 'landing_not_found', message: 'Landing page not found' });
  });

  it.each(['Immigration-Lawyers-In-Houston', 'immigration-lawyers-in-houston/'])('%s has moved', async (slug) => {
    const answer = await fetch(`${service.url}/api/landing/${slug}`, { redirect: 'manual' });
    const location = '/api/landing/immigration-lawyers-in-houston';
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  });

  it('says where a page is whose city is spelt in another way', async () => {
    expect((await page('tax-law-lawyers-in-st-cloud')).movedTo).toBe('/tax-law-lawyers-in-saint-cloud');
    expect(await page('tax-law-lawyers-in-saint-cloud')).not.toHaveProperty('movedTo');
  });

  it.each(['?near=91,0', '?near=x', '?page=2'])('%s is refused', async (query) => {
    expect((await service.get(`/api/landing/best-immigration-lawyers-near-me${query}`)).status).toBe(400);
  });
});

describe('GET /api/seo', () => {
  const status = async (path: string): Promise<number> => (await service.get(`/api/seo/${path}`)).status;

  it('answers the same page by its parts', async () => {
    const whole = await page('best-immigration-lawyers-in-houston');
    const byParts = await service.get('/api/seo/intent/best/immigration/houston');
    check('get', '/api/seo/intent/{modifier}/{category}/{location}', byParts);
    expect(byParts.body).toEqual(whole);
    const city = await service.get('/api/seo/city-category/houston/immigration');
    check('get', '/api/seo/city-category/{city}/{category}', city);
    expect(city.body).toEqual(await page('immigration-lawyers-in-houston'));
    expect(await status('intent/best/immigration/near-me')).toBe(200);
  });

  it.each([
    'intent/luxury/immigration/houston',
    'intent/best/pizza/houston',
    'intent/free/consultation-immigration/houston',
    'city-category/near-me/immigration',
    'city-category/houston/best-immigration',
    'practice/pizza',
  ])('%s is not found', async (path) => {
    expect(await status(path)).toBe(404);
  });

  it('names states, cities and practice areas that have pages', async () => {
    const states = await service.get('/api/seo/states');
    check('get', '/api/seo/states', states);
    expect(states.body).toContainEqual({ text: 'Texas', to: '/city/houston?state=TX', count: 13 });
    const hub = await service.get('/api/seo/practice/immigration');
    check('get', '/api/seo/practice/{slug}', hub);
    expect(hub.body).toMatchObject({
      cities: [
        { text: 'Houston, TX', to: '/immigration-lawyers-in-houston', count: 8 },
        { text: 'Austin, TX', to: '/immigration-lawyers-in-austin', count: 4 },
      ],
    });
    const city = await service.get('/api/seo/city/Houston?state=tx');
    check('get', '/api/seo/city/{city}', city);
    expect(city.body).toEqual([{ text: 'Immigration', to: '/immigration-lawyers-in-houston', count: 8 }]);
  });

  it('every link on a page leads to one that answers 200', async () => {
    const seen = new Set<string>();
    const queue = ['/immigration-lawyers-in-houston', '/lawyers-by-state', '/best-immigration-lawyers-near-me'];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (seen.has(path) || /^\/(?:city|category)\//.test(path)) continue;
      seen.add(path);
      const { nearby, hubs, parent, chooseCity, relatedSearches } = await page(path.slice(1));
      const links = [...nearby, ...hubs.flatMap((hub) => hub.links), ...(parent ? [parent] : []), ...chooseCity];
      queue.push(...links.map(({ to }) => to), ...relatedSearches.map(({ url }) => url));
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('the report of pages', () => {
  const report = (query = '', token: string | null = TEST_TOKEN) =>
    service.get(`/internal/landing-report${query}`, token === null ? {} : { 'x-internal-token': token });

  it('counts verdicts and names pages with their reasons', async () => {
    const { body } = await report('?verdict=few-businesses');
    expect(body).toMatchObject({ verdicts: { 'worth-it': expect.any(Number), 'like-another': expect.any(Number) } });
    expect(body).toMatchObject({
      pages: expect.arrayContaining([
        { path: '/probate-lawyers-in-seattle', verdict: 'few-businesses', total: 4, instead: null },
      ]),
    });
  });

  it('says whether pages follow all that was written', async () => {
    await service.landingPagesFollow();
    // Not waited for: pages may have followed by then.
    await service.post([changed(business({ name: 'Late Law', practice: 'elder-law', in: 'Chicago' }))]);
    expect((await report()).body).toMatchObject({ isCurrent: false });
    await service.landingPagesFollow();
  });

  it('is for our own programs only', async () => {
    expect((await report('', null)).status).toBe(403);
  });
});

it('a business that is new or changed is on the page at once, and the page follows in the list of worthy ones', async () => {
  const added = ['Young', 'Zander', 'Abbot'].map((name) =>
    business({ name: `${name} Law`, practice: 'adoption', in: 'Chicago', description: `${name}.` }),
  );
  await service.send(added.map((record) => changed(record)));
  expect((await page('adoption-lawyers-in-chicago')).total).toBe(3);
  await until(async () => (await page('adoption-lawyers-in-chicago')).robots.index);
  expect((await page('adoption-lawyers-in-chicago')).robots).toEqual({ index: true, verdict: 'worth-it' });
});
