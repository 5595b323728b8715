import { jest } from '@jest/globals';
import type { BusinessRecord } from '@lawdex/contracts';
import { category } from '@lawdex/search-language/testing';
import pg from 'pg';
import { business, categoryChanged, changed, deleted } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

const MONDAY_16_59 = new Date('2025-07-07T21:59:30Z');
let now = MONDAY_16_59;
const service = SearchServiceUnderTest.inTests([], () => now);

/** How often records were read meanwhile. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const asked = query.mock.calls.filter(([sent]: unknown[]) => Object(sent).name === 'records-of-hits').length;
  query.mockRestore();
  return asked;
}

let named = 0;
/** One that has been found, by a name that nobody else has. */
async function found(options: Partial<BusinessRecord> = {}) {
  const record = business({ name: `Zyx${'abcdefgh'[named++]}`, practice: 'tax-law', ...options });
  const search = async (params: Record<string, string | number> = {}) =>
    (await service.search({ query: record.name, exact: 'true', ...params })).businesses[0];
  await service.index(record);
  expect(await search()).toMatchObject({ id: record.id });
  return { record, search };
}

it('a business that was found before is not read again, and answers the same', async () => {
  const { record, search } = await found();
  const first = await search();
  expect(await readsDuring(async () => expect(await search()).toEqual(first))).toBe(0);
  await service.send([changed(record, 2)]);
  expect(await readsDuring(search)).toBe(1);
});

it.each<[string, Partial<BusinessRecord>]>([
  ['address', { address: '7 Other Street' }],
  ['rating', { rating: '3.5', reviewCount: 9 }],
  ['opening hours', { hours: { mon: { open: '01:00', close: '02:00' } } }],
])('a business that was found before is shown with its new %s', async (_what, change) => {
  const { record, search } = await found({ hours: { mon: { open: '09:00', close: '17:00' } } });
  const before = await search();
  await service.send([changed({ ...record, ...change }, 2)]);
  const after = await search();
  expect(after).not.toEqual(before);
  expect(after).toMatchObject('hours' in change ? { isOpen: false } : change);
});

it('a business that was found before is gone once it is deleted', async () => {
  const { record, search } = await found();
  await service.send([deleted(record.id, 2)]);
  expect(await search()).toBeUndefined();
});

it('a business that was found before closes when its time has come', async () => {
  const { search } = await found({ timeZone: 'America/Chicago', hours: { mon: { open: '09:00', close: '17:00' } } });
  expect(await search()).toMatchObject({ isOpen: true, opensOrCloses: 'closes 5 PM' });
  now = new Date(MONDAY_16_59.getTime() + 60_000);
  expect(await search()).toMatchObject({ isOpen: false });
  now = MONDAY_16_59;
});

it('a business that was found before tells how far it is from whoever asks', async () => {
  const { search } = await found();
  const [near, far] = [await search({ near: '41.88,-87.63' }), await search({ near: '30.27,-97.74' })];
  expect([near?.distanceMiles, far?.distanceMiles]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(far?.distanceMiles).toBeGreaterThan(900);
  expect(await search()).not.toHaveProperty('distanceMiles');
});

it('a business that was found before has its practice area by the name of today', async () => {
  const { search } = await found();
  await service.send([categoryChanged({ ...category('tax-law'), name: 'Levies' }, 2)]);
  // Its record is new, and names follow a moment later.
  await search();
  await service.settle();
  expect((await search())?.category?.name).toBe('Levies');
});
