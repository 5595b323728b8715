import { VISITOR_HEADER, type PopularSearch } from '@lawdex/contracts';
import { business } from '../../test/businesses.ts';
import { DeskUnderTest } from '../../test/admin-desk.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const DAY_MS = 86_400_000;
let now = START;
const desk = DeskUnderTest.inTests(() => new Date(now));
beforeAll(() =>
  desk.service.index(
    business({ name: 'Tax Help', practice: 'tax-law', in: 'Chicago' }),
    business({ name: 'Safe Help', practice: 'domestic-violence', in: 'Chicago' }),
  ),
);
beforeEach(async () => {
  now = START;
  await desk.service.database.pool.query('truncate popular_visitors, popular_days, popular_removed');
});

const visitor = (number: number): string => number.toString(16).padStart(32, '0');
const search = (query: string, by: string | null, more = ''): Promise<unknown> =>
  desk.service.get(`/api/businesses/search?query=${query}${more}`, by === null ? {} : { [VISITOR_HEADER]: by });
const searchAsMany = async (query: string, visitors: number, more = ''): Promise<void> => {
  for (let number = 1; number <= visitors; number++) await search(query, visitor(number), more);
};
const popular = async (): Promise<PopularSearch[]> => {
  // What an admin does makes the list anew at once.
  await desk.call('popular/restore', { query: 'nothing' });
  return (await desk.service.get('/api/analytics/popular-searches')).body as PopularSearch[];
};
const pass = (ms: number): void => void (now += ms);

describe('a search is popular', () => {
  it('once five visitors have settled on it, and each counts once a day', async () => {
    await searchAsMany('tax%20lawyer', 4);
    pass(10_000);
    expect(await popular()).toEqual([]);
    await searchAsMany('tax%20lawyer', 5);
    expect(await popular()).toEqual([]);
    pass(10_000);
    expect(await popular()).toEqual([{ query: 'tax lawyer', count: 5 }]);
  });

  it.each([
    ['searches without a result', 'tax%20houston', visitor, '&rating=5'],
    ['later pages', 'tax', visitor, '&page=2'],
    ['words of somebody in danger', 'domestic%20violence', visitor, ''],
    ['words that nobody needs to see', 'ann%40tax.com', visitor, ''],
    ['pages and robots, of which the gateway says no visitor', 'tax', () => null, ''],
    ['visitors whom no gateway named', 'tax', (number: number) => `someone ${number}`, ''],
  ])('and %s do not count', async (_, query, by, more) => {
    for (let number = 1; number <= 6; number++) await search(query, by(number), more);
    pass(10_000);
    expect(await popular()).toEqual([]);
  });

  it('half as much after two weeks, and no longer below five', async () => {
    await searchAsMany('tax', 10);
    pass(10_000);
    expect(await popular()).toEqual([{ query: 'tax', count: 10 }]);
    pass(14 * DAY_MS);
    expect(await popular()).toEqual([{ query: 'tax', count: 5 }]);
    pass(DAY_MS);
    expect(await popular()).toEqual([]);
  });

  it('until an admin removes it, and again when it is restored', async () => {
    await searchAsMany('tax', 5);
    pass(10_000);
    expect((await desk.call('popular/remove', { query: ' TAX ' })).status).toBe(204);
    expect(await popular()).toEqual([]);
    expect((await desk.call('searches')).body).toMatchObject({ removed: [{ query: 'tax' }] });
    await desk.call('popular/restore', { query: 'tax' });
    expect(await popular()).toEqual([{ query: 'tax', count: 5 }]);
  });
});

it('visitors are forgotten within a day', async () => {
  await searchAsMany('tax', 5);
  pass(10_000);
  await popular();
  const kept = async () => (await desk.service.database.pool.query('select 1 from popular_visitors')).rows.length;
  expect(await kept()).toBe(5);
  pass(DAY_MS);
  await popular();
  expect(await kept()).toBe(0);
});

it.each(['0', '51', 'many', ''])('refuses the limit %j', async (limit) => {
  expect((await desk.service.get(`/api/analytics/popular-searches?limit=${limit}`)).status).toBe(400);
});
