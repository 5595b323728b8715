import type { PopularSearch } from '@lawdex/contracts';
import { DeskUnderTest } from '../../test/admin-desk.ts';
import POPULAR from './popular-searches.json' with { type: 'json' };
import { seedPopularSearches } from './seed.sql.ts';

const LONG_AFTERWARDS = new Date('2030-01-01T12:00:00Z');
const desk = DeskUnderTest.inTests(() => LONG_AFTERWARDS);
beforeAll(() => desk.service.database.pool.query(seedPopularSearches, [JSON.stringify(POPULAR)]));

const popular = async (): Promise<PopularSearch[]> => {
  // What an admin does makes the list anew at once.
  await desk.call('popular/restore', { query: 'nothing' });
  return (await desk.service.get('/api/popular-searches')).body as PopularSearch[];
};

it('made-up searches are popular with demo data only, and grow no older', async () => {
  expect(await popular()).toEqual([]);
  await desk.service.restart({ demoData: true });
  expect((await popular())[0]).toEqual({ query: 'car accident lawyer', count: 48 });
});
