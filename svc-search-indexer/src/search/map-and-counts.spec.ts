import type { SearchCounts, SearchMap } from '@lawdex/contracts';
import { business } from '../../test/businesses.ts';
import { corpus } from '../../test/corpus.ts';
import { SearchServiceUnderTest, type Params } from '../../test/search-service.ts';

// A Wednesday noon in Chicago.
const NOW = new Date('2025-07-09T17:00:00Z');
const service = SearchServiceUnderTest.inTests([...corpus(400)], () => NOW);

const askMap = (params: Params) => service.ask(params, '/api/businesses/search/map');
const mapOf = async (params: Params): Promise<SearchMap> => (await askMap(params)).body as SearchMap;

const askCounts = (params: Params) => service.ask(params, '/api/businesses/search/counts');
/** A busy machine has no time for them at first, and says so by what may be kept of the answer. */
async function answerOf(params: Params): Promise<SearchCounts> {
  for (;;) {
    const { headers, body } = await askCounts(params);
    if (headers.get('cache-control') !== 'no-store') return body as SearchCounts;
  }
}
const countsOf = async (params: Params) => (await answerOf(params)).counts;

/** Miles are measured from the place of the location box, unless a position is given. */
function without(params: Params, parameter: string): Params {
  const goesAlong = parameter === 'location' && params['near'] === undefined;
  const kept = Object.entries(params).filter(([name]) => name !== parameter && !(goesAlong && name === 'radius'));
  return { ...Object.fromEntries(kept), limit: 1 };
}

describe('the map of results', () => {
  it.each<Params>([
    {},
    { query: 'divorce', rating: 4 },
    { location: 'Texas' },
    { query: 'tax', location: 'Nowhereville' },
  ])('%j: holds every result once, and each mark leads to as many as it says', async (params) => {
    const { marks, isOfPage, unplaced } = await mapOf(params);
    const { total } = await service.search({ ...params, limit: 1 });
    expect(isOfPage).toBe(false);
    expect(marks.reduce((sum, { count }) => sum + count, unplaced)).toBe(total);
    expect(marks.length).toBeGreaterThan(1);
    for (const { label, location, count, slug } of marks) {
      if (location === null) expect([count, typeof slug]).toEqual([1, 'string']);
      else expect([label, (await service.search({ ...params, location, limit: 1 })).total]).toEqual([label, count]);
    }
  });

  it('names ten to fifteen of the largest towns, which stand apart', async () => {
    for (const location of ['Texas', 'Houston']) {
      const { towns = [] } = await mapOf({ location });
      expect(towns.map(({ name }) => name)).toContain('Houston');
      expect(towns.length).toBeGreaterThanOrEqual(10);
      expect(towns.length).toBeLessThanOrEqual(15);
    }
  });

  it('of one city is the businesses of the page, each by its name', async () => {
    const params = { location: 'Houston', page: 2 };
    const { marks, isOfPage } = await mapOf({ ...params, limit: 5 });
    const { businesses } = await service.search({ ...params, limit: 5 });
    expect(isOfPage).toBe(true);
    expect(marks.map(({ label, slug, holds }) => [label, slug, ...holds])).toEqual(
      businesses.map(({ name, slug, id }) => [name, slug, id]),
    );
  });

  it('of Puerto Rico is an inset: closer when it is asked for, and one mark beside the states otherwise', async () => {
    const firm = (name: string, city: string, lat: number, lng: number) =>
      business({ name, in: { city, state: 'PR', zip: '00901', lat, lng, tz: 'America/Puerto_Rico' } });
    await service.index(
      firm('Bufete Rivera', 'San Juan', 18.4655, -66.1057),
      firm('Bufete Ortiz', 'San Juan', 18.4663, -66.1187),
      firm('Bufete Vega', 'Ponce', 18.0111, -66.6141),
    );
    const island = await mapOf({ location: 'Puerto Rico' });
    expect(island.unplaced).toBe(0);
    expect(island.marks.map(({ label, count }) => [label, count])).toEqual([
      ['San Juan, PR', 2],
      ['Bufete Vega', 1],
    ]);
    expect(Number(island.view.split('-')[0])).toBeGreaterThan(5);
    const city = await mapOf({ location: 'San Juan, PR' });
    expect(city).toMatchObject({ isOfPage: true, unplaced: 0 });
    expect(city.marks.map(({ label }) => label).sort()).toEqual(['Bufete Ortiz', 'Bufete Rivera']);
    const country = await mapOf({});
    expect([country.view, country.unplaced]).toEqual(['0-0-0', 0]);
    expect(country.marks.filter(({ holds }) => holds.includes('PR'))).toMatchObject([
      { label: 'Puerto Rico', count: 3, holds: ['PR'] },
    ]);
  });

  it('of nothing has no marks, and refuses what the search refuses', async () => {
    expect((await mapOf({ query: 'qwrtp xkcdq' })).marks).toEqual([]);
    expect((await askMap({ rating: 9 })).status).toBe(400);
  });
});

it('the land below it is a small drawing that runs nothing', async () => {
  const { status, headers } = await service.get('/api/search/land/4-15-15.svg');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'none'; sandbox");
  expect((await service.get('/api/search/land/99-0-0.svg')).status).toBe(404);
});

describe('counts per choice', () => {
  it.each<Params>([
    {},
    { query: 'divorce' },
    { query: 'lawyer houston', rating: 4, isOpen: 'true' },
    { location: 'Austin', radius: 25, priceRange: '$$' },
    { near: '41.88,-87.63', radius: 10, language: 'es' },
    { query: 'zzyzx divorce houston', feeBasis: 'hourly' },
    { query: 'divorce houston', location: 'Dallas', rating: 3 },
    { location: 'Queens' },
  ])('%j: each is what the search finds with that choice in place of its filter', async (params) => {
    const counts = await countsOf(params);
    const choices = Object.entries(counts).flatMap(([parameter, values]) =>
      Object.entries(values).map(([value, count]) => ({ parameter, value, count })),
    );
    expect(choices.length).toBeGreaterThan(40);
    // All languages and practice areas would be the same statement again and again.
    const some = choices.filter(({ parameter }, index) => !/language|categoryId/.test(parameter) || index % 9 === 0);
    for (const { parameter, value, count } of some) {
      const { total } = await service.search(
        value === '' ? without(params, parameter) : { ...params, [parameter]: value, limit: 1 },
      );
      expect({ parameter, value, count }).toEqual({ parameter, value, count: total });
    }
  });

  it('of a search that can find nothing are none, and of one that finds nothing are zero', async () => {
    expect(await countsOf({ location: '!!' })).toEqual({});
    const nothing = Object.values(await countsOf({ query: 'qwrtp xkcdq' })).flatMap((values) => Object.values(values));
    expect(new Set(nothing)).toEqual(new Set([0]));
  });

  it('come with the ids that they name practice areas by', async () => {
    const { counts, practiceIds = {} } = await answerOf({});
    expect(Object.values(practiceIds).sort()).toEqual(Object.keys(counts['categoryId'] ?? {}).sort());
    const { businesses } = await service.search({ categoryId: practiceIds['tax-law'] ?? '' });
    expect(new Set(businesses.map(({ category }) => category?.slug))).toEqual(new Set(['tax-law']));
  });

  it('refuse what the search refuses, and may be kept for a minute', async () => {
    expect((await askCounts({ rating: 9 })).status).toBe(400);
    expect((await askCounts({ radius: 5 })).status).toBe(400);
    await countsOf({});
    expect((await askCounts({})).headers.get('cache-control')).toBe('public, max-age=60');
  });
});
