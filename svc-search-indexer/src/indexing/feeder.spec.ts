import { jest } from '@jest/globals';
import type { Logger } from '@lawdex/svc-kit';
import { business } from '../../test/businesses.ts';
import { databaseInTests } from '../../test/database.ts';
import { FakeIndex } from '../../test/fake-index.ts';
import { fed } from '../../test/fed.ts';
import { standIns } from '../../test/stand-ins.ts';
import { removeBusiness, storeBusinesses } from '../../test/stored-businesses.ts';
import { until } from '../../test/until.ts';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import { Feeder } from './feeder.ts';

const logger = { info: jest.fn(), warn: jest.fn() };
const connected = databaseInTests();
let feeders: Feeder[] = [];
beforeEach(() => {
  jest.clearAllMocks();
});
afterEach(async () => {
  await stop();
  await connected.database.pool.query('truncate search_documents, search_rows, search_feeds, search_rebuilds');
});

function start(index: IndexLifecycle): Feeder {
  const feeder = new Feeder(index, connected.transactions, ...standIns<[Logger]>(logger));
  feeder.onApplicationBootstrap();
  feeders.push(feeder);
  return feeder;
}

async function stop(): Promise<void> {
  await Promise.all(feeders.map((feeder) => feeder.beforeApplicationShutdown()));
  feeders = [];
}

const store = (...names: string[]): Promise<void> => storeBusinesses(connected.transactions, names);

it('a feeder fills a new index from the beginning of the log in batches, and lets searches read it only then', async () => {
  await store('Adler', 'Baker', 'Castillo');
  await removeBusiness(connected.transactions, 'Baker');
  const index = new FakeIndex('one');
  index.atOnce = 2;
  start(index);
  await fed(connected.database);
  expect(index.names()).toEqual(['Adler', 'Castillo']);
  expect(index.settled).toEqual([index.live]);
  expect(index.batches).toEqual([2, 1]);
});

it('a feeder follows what is stored, told or not', async () => {
  const index = new FakeIndex('one');
  const feeder = start(index);
  await fed(connected.database);
  await store('Adler');
  feeder.wake();
  await until(() => index.names().includes('Adler'));
  await store('Baker');
  await until(() => index.names().includes('Baker'));
});

it('a feeder with nothing to feed locks nothing, so that nothing is written to the disk each second', async () => {
  start(new FakeIndex('one'));
  await store('Adler');
  await fed(connected.database);
  const locked = () => connected.db.query<{ xmax: string }[]>('select xmax::text from search_feeds');
  // The turn that has fed may still end.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const before = await locked();
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect(await locked()).toEqual(before);
});

it('a feeder goes on after a restart where it stopped', async () => {
  const index = new FakeIndex('one');
  start(index);
  await store('Adler');
  await fed(connected.database);
  await stop();
  await store('Baker');
  index.batches.length = 0;
  start(index);
  await fed(connected.database);
  expect([index.names(), index.batches]).toEqual([['Adler', 'Baker'], [1]]);
});

it('a feeder writes a batch again when it does not know whether the engine has it', async () => {
  const index = new FakeIndex('one');
  index.deaf = true;
  start(index);
  await store('Adler');
  await until(() => index.batches.length === 2);
  index.deaf = false;
  await fed(connected.database);
  expect(index.names()).toEqual(['Adler']);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});

it('a feeder that cannot reach its engine stops no other, and catches up', async () => {
  const [dead, other] = [new FakeIndex('dead'), new FakeIndex('other')];
  dead.down = true;
  for (const index of [dead, other]) start(index);
  await store('Adler');
  await until(() => other.names().length === 1);
  expect(dead.live).toBe('');
  dead.down = false;
  await until(() => dead.names().length === 1);
});

it('a feeder builds an index again that is missing, and drops what is left of it', async () => {
  const index = new FakeIndex('one');
  start(index);
  await store('Adler', 'Baker');
  await fed(connected.database);
  await stop();
  const before = index.live;
  index.generations.clear();
  start(index);
  await until(() => index.names().length === 2);
  expect([...index.generations.keys()]).toEqual([index.live]);
  expect(index.live).not.toBe(before);
});

it('a feeder has a live index that is damaged rebuilt, once, while searches go on reading it', async () => {
  const index = new FakeIndex('one');
  start(index);
  await store('Adler', 'Baker');
  await fed(connected.database);
  for (let starts = 0; starts < 2; starts++) {
    await stop();
    index.generations.get(index.live)?.delete(business({ name: 'Adler' }).id);
    const feeder = start(index);
    await until(() => feeder.state.drift === 1);
  }
  await stop();
  expect(index.names()).toEqual(['Baker']);
  expect(await connected.db.query('select engine, phase from search_rebuilds')).toEqual([
    { engine: 'one', phase: 'waiting' },
  ]);
});

it('a feeder lets what a visitor changed overtake what was changed in bulk, and ends with the latest of each', async () => {
  const index = new FakeIndex('one');
  index.atOnce = 2;
  start(index);
  await fed(connected.database);
  const seen: string[][] = [];
  index.onBatch = () => Promise.resolve(void seen.push(index.names()));
  await connected.transactions.run(async () => {
    await storeBusinesses(connected.transactions, ['A', 'B', 'C', 'D', 'E', 'F'], { bulk: true });
    await store('Visited');
  });
  await fed(connected.database);
  expect(seen.findIndex((names) => names.includes('Visited'))).toBe(1);
  expect(seen[1]).toEqual(['A', 'B', 'Visited']);
  expect(index.names()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'Visited']);
});

it('a feeder of another process does nothing while one is at work, and reads what that one has completed', async () => {
  const shared = new FakeIndex('one');
  const elsewhere = new FakeIndex('one');
  start(shared);
  await store('Adler');
  await fed(connected.database);
  await connected.db.transaction(async (tx) => {
    await tx.query('select from search_feeds for update');
    start(elsewhere);
    await until(() => elsewhere.live === shared.live);
  });
  expect(elsewhere.batches).toEqual([]);
});

it('a feeder of a new index version fills an index of its own, beside the one that the release before reads', async () => {
  const index = new FakeIndex('one');
  await index.create('old');
  await connected.db.query(
    `insert into search_feeds (engine, index_version, generation, position, live) values ('one', 7, 'old', 99, true)`,
  );
  await store('Adler');
  start(index);
  await until(() => index.names().length === 1);
  expect(index.live).not.toBe('old');
  expect(index.generations.has('old')).toBe(true);
});
