import type { PopularSearch } from '@lawdex/contracts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';
import POPULAR from './popular-searches.json' with { type: 'json' };
import { seedPopularSearches } from './seed.sql.ts';

const LONG_AFTERWARDS = new Date('2030-01-01T12:00:00Z');
const service = SearchServiceUnderTest.inTests([], () => LONG_AFTERWARDS);
beforeAll(() => service.database.pool.query(seedPopularSearches, [JSON.stringify(POPULAR)]));

const popular = async (): Promise<PopularSearch[]> => {
  // The removal by an operator makes the list anew at once.
  await service.operate('/internal/popular-searches/restore', { query: 'nothing' });
  return (await service.get('/api/popular-searches')).body as PopularSearch[];
};

it('made-up searches are popular with demo data only, and grow no older', async () => {
  await service.restart();
  expect(await popular()).toEqual([]);
  await service.restart({ demoData: true });
  expect((await popular())[0]).toEqual({ query: 'car accident lawyer', count: 48 });
});
