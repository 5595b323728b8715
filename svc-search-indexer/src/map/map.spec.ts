import type { SearchMap } from '@lawdex/contracts';
import { gzipSync } from 'node:zlib';
import { business } from '../../test/businesses.ts';
import { corpus } from '../../test/corpus.ts';
import { SearchServiceUnderTest, type Params } from '../../test/search-service.ts';
import { landOf } from './land.ts';

const service = SearchServiceUnderTest.inTests([...corpus(400)], () => new Date('2025-07-09T17:00:00Z'));

const ask = (params: Params) => service.ask(params, '/api/businesses/search/map');
const mapOf = async (params: Params): Promise<SearchMap> => (await ask(params)).body as SearchMap;

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
    expect((await ask({ rating: 9 })).status).toBe(400);
  });
});

describe('the land below it', () => {
  it('is a small drawing that runs nothing', async () => {
    const { status, headers } = await service.get('/api/search/land/4-15-15.svg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'none'; sandbox");
    expect((await service.get('/api/search/land/99-0-0.svg')).status).toBe(404);
  });

  it.each(['0-0-0', '3-12-9', '4-15-15', '7-60-50', '10-138-207'])('%s is less than 40 kB', (view) => {
    const drawn = landOf(view) ?? '';
    expect(drawn).toMatch(
      /^<svg [^>]*><path id="land" d="M[^"]*"\/><path id="counties" d="[^"]*"\/><path id="states" d="[^"]*"\/><\/svg>$/,
    );
    expect(gzipSync(drawn).length).toBeLessThan(40_000);
  });
});
