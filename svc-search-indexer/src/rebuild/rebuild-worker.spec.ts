import { jest } from '@jest/globals';
import { systemClock, type Logger } from '@lawdex/svc-kit';
import { business } from '../../test/businesses.ts';
import { databaseInTests } from '../../test/database.ts';
import type { PopularSearches } from '../popular/popular-searches.service.ts';
import { FakeIndex } from '../../test/fake-index.ts';
import { standIns } from '../../test/stand-ins.ts';
import { removeBusiness, storeBusinesses } from '../../test/stored-businesses.ts';
import { until } from '../../test/until.ts';
import { AnsweredBy } from '../engines/answered-by.ts';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import { Feeder } from '../indexing/feeder.ts';
import { Drift, groupsOf } from './drift.service.ts';
import { RebuildWorker } from './rebuild-worker.ts';
import { Rebuilds } from './rebuilds.service.ts';

const logger = standIns<[Logger]>({ info: jest.fn(), warn: jest.fn(), error: jest.fn() })[0];
const connected = databaseInTests();
let running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await stop();
  await connected.database.pool.query(
    'truncate search_documents, search_rows, search_feeds, search_spare_feeds, search_rebuilds, search_drift_checks',
  );
});

async function stop(): Promise<void> {
  await Promise.all(running.map((one) => one.stop()));
  running = [];
}

const SHOWN = ['tax', 'divorce'].map((query) => ({ query, count: 7 }));

/** A process of the service, with one engine. */
function serve(index: FakeIndex): { rebuilds: Rebuilds; drift: Drift; stop(): Promise<void> } {
  const [landing] = standIns<[IndexLifecycle]>({ name: 'landing' });
  const [popular] = standIns<[PopularSearches]>({
    shown: () => Promise.resolve(SHOWN),
    look: () => Promise.resolve((index.popularSearches = SHOWN)),
  });
  const drift = new Drift([index, landing], connected.transactions, popular, systemClock, logger);
  const rebuilds = new Rebuilds([index], connected.transactions, logger, new AnsweredBy());
  const feeder = new Feeder(index, connected.transactions, logger);
  feeder.onApplicationBootstrap();
  rebuilds.onApplicationBootstrap();
  const one = {
    rebuilds,
    drift,
    stop: async () => {
      await Promise.all([feeder.beforeApplicationShutdown(), rebuilds.beforeApplicationShutdown()]);
    },
  };
  running.push(one);
  return one;
}

const store = (...names: string[]): Promise<void> => storeBusinesses(connected.transactions, names);
const NAMES = Array.from({ length: 12 }, (_, at) => `Firm ${at + 10}`);
const MORE = Array.from({ length: 13 }, (_, at) => `Firm ${at + 22}`);

/** A process whose index is live and holds these. */
async function live(names: readonly string[] = NAMES, index = new FakeIndex('one')) {
  await store(...names);
  const service = serve(index);
  await until(() => index.names().length === names.length);
  // Searches are switched before the row that says so is committed.
  await until(async () => (await service.rebuilds.generations()).some((one) => one.engine === 'one' && one.live));
  return { index, ...service };
}

const phases = async (rebuilds: Rebuilds) => (await rebuilds.history(9)).map(({ phase }) => phase);
const start = (rebuilds: Rebuilds) => rebuilds.start({ engine: 'one', by: 'ada' });

describe('a rebuild', () => {
  it('fills a new generation beside the live one, and searches read it once it is complete', async () => {
    const { index, rebuilds } = await live();
    const before = index.live;
    index.generations.get(before)?.set(business({ name: 'Firm 10' }).id, 'damaged\n1');
    expect(await start(rebuilds)).toMatchObject({ kind: 'started', rebuild: { engine: 'one', by: 'ada', of: 12 } });
    await until(() => index.live !== before);
    expect(index.names()).toEqual(NAMES);
    expect(await rebuilds.running()).toEqual([]);
    expect(await rebuilds.history(9)).toMatchObject([{ phase: 'done', copied: 12, generation: index.live }]);
  });

  it('loses nothing of what is written meanwhile, deletions too', async () => {
    const index = new FakeIndex('one');
    index.atOnce = 2;
    const { rebuilds } = await live(NAMES, index);
    const before = index.live;
    let written = 0;
    index.onBatch = async () => {
      if (index.generations.size < 2 || written > 8) return;
      written++;
      if (written === 4) await removeBusiness(connected.transactions, 'Firm 10');
      else await store(`New ${written}`);
    };
    await start(rebuilds);
    await until(() => index.live !== before && written > 8);
    const expected = [...NAMES.slice(1), ...[1, 2, 3, 5, 6, 7, 8, 9].map((n) => `New ${n}`)].sort();
    await until(() => index.names().length === expected.length);
    expect(index.names()).toEqual(expected);
  });

  it('of a process that has ended is gone on with by the next one, where it stopped', async () => {
    const index = new FakeIndex('one');
    index.atOnce = 1;
    const first = await live(NAMES.concat(MORE), index);
    const before = index.live;
    index.onBatch = async () => {
      if (index.generations.size === 2) index.down = true;
    };
    await start(first.rebuilds);
    await until(async () => (await first.rebuilds.running())[0]?.problem === 'engine is down');
    await stop();
    const [stopped] = await first.rebuilds.running();
    index.onBatch = () => Promise.resolve();
    index.down = false;
    index.batches.length = 0;
    serve(index);
    await until(() => index.live !== before);
    expect(stopped?.copied).toBeGreaterThan(0);
    expect(index.batches.reduce((sum, one) => sum + one, 0)).toBe(25 - (stopped?.copied ?? 0));
    expect(index.names()).toEqual(NAMES.concat(MORE));
  });

  it('that does not hold what it should is dropped, and says why', async () => {
    const { index, rebuilds } = await live();
    const before = index.live;
    const fill = index.fill.bind(index);
    index.fill = async (generation, changes) => {
      for await (const { upserts, deletions } of changes)
        await fill(generation, [{ upserts: generation === before ? upserts : upserts.slice(1), deletions }]);
    };
    await start(rebuilds);
    await until(async () => (await rebuilds.history(1)).length === 1);
    expect(await rebuilds.history(1)).toMatchObject([
      { phase: 'failed', problem: 'It has 11 documents, and the log 12.' },
    ]);
    await until(() => index.generations.size === 1);
    expect(index.live).toBe(before);
  });

  it('that is canceled leaves the live one alone, and nothing behind', async () => {
    const { index, rebuilds } = await live();
    const before = index.live;
    index.down = true;
    const started = await start(rebuilds);
    const id = 'rebuild' in started ? started.rebuild.id : '';
    await rebuilds.cancel(id, 'grace');
    await expect(rebuilds.cancel(id, 'grace')).rejects.toMatchObject({ code: 'not_running' });
    index.down = false;
    expect(await rebuilds.history(1)).toMatchObject([{ phase: 'canceled', endedBy: 'grace' }]);
    await until(() => index.generations.size === 1);
    expect(index.live).toBe(before);
  });

  it('is read by all processes', async () => {
    const { index, rebuilds } = await live();
    const elsewhere = new FakeIndex('one');
    for (const [generation, held] of index.generations) elsewhere.generations.set(generation, held);
    elsewhere.create = () => Promise.reject(new Error('not here'));
    serve(elsewhere);
    const before = index.live;
    await until(() => elsewhere.live === before);
    index.onBatch = () => {
      for (const [generation, held] of index.generations) elsewhere.generations.set(generation, held);
      return Promise.resolve();
    };
    await start(rebuilds);
    await until(() => index.live !== before || elsewhere.live !== before);
    await until(() => index.live === elsewhere.live);
  });
});

it('with nothing beside the live index, a worker opens no transaction', async () => {
  const { index } = await live();
  await stop();
  const [run, read] = [jest.spyOn(connected.transactions, 'run'), jest.spyOn(connected.transactions, 'read')];
  const worker = new RebuildWorker(index, connected.transactions, logger, { asked: 0 });
  worker.onApplicationBootstrap();
  await until(() => read.mock.calls.length >= 2);
  await worker.beforeApplicationShutdown();
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
  read.mockRestore();
});

describe('rolling back', () => {
  it('makes the generation before the live one, with what was written since', async () => {
    const { index, rebuilds } = await live();
    const before = index.live;
    await start(rebuilds);
    await until(() => index.live !== before);
    await store('Later');
    expect(await rebuilds.rollBack('one', 'ada')).toEqual({ kind: 'rolled back', generation: before });
    expect(index.live).toBe(before);
    await until(() => index.names().includes('Later'));
    expect(index.names()).toHaveLength(13);
    expect(await phases(rebuilds)).toEqual(['rolled back', 'done']);
  });

  it('says when there is nothing to go back to, and when a rebuild runs', async () => {
    const { index, rebuilds } = await live();
    await expect(rebuilds.rollBack('one', 'ada')).rejects.toMatchObject({ code: 'nothing_kept' });
    index.down = true;
    await start(rebuilds);
    expect(await rebuilds.rollBack('one', 'ada')).toMatchObject({ kind: 'running' });
  });

  it('is possible for a day; after that the generation before is dropped', async () => {
    const { index, rebuilds } = await live();
    const before = index.live;
    await start(rebuilds);
    await until(() => index.live !== before);
    const [{ rollBackUntil } = { rollBackUntil: null }] = await rebuilds.generations();
    expect((rollBackUntil?.getTime() ?? 0) / 3_600_000).toBeCloseTo(Date.now() / 3_600_000 + 24, 1);
    await connected.db.query('update search_spare_feeds set kept_until = now()');
    await until(() => !index.generations.has(before));
    await expect(rebuilds.rollBack('one', 'ada')).rejects.toMatchObject({ code: 'nothing_kept' });
  });
});

it('feeds of a release before end a day after ours has gone live', async () => {
  const index = new FakeIndex('one');
  await index.create('old');
  await connected.db.query(
    `insert into search_feeds (engine, index_version, generation, live) values ('one', 7, 'old', true)`,
  );
  const { rebuilds } = await live(NAMES, index);
  expect(index.generations.has('old')).toBe(true);
  await connected.db.query(
    `update search_feeds set live_since = now() - interval '25 hours' where generation <> 'old'`,
  );
  await until(() => !index.generations.has('old'));
  expect(await rebuilds.generations()).toHaveLength(1);
});

describe('a check for drift', () => {
  it('finds documents that are missing, too many or other than they should be, and repairs them on request', async () => {
    const { index, drift } = await live();
    const held = index.generations.get(index.live);
    const [missing, changed, extra] = ['Firm 10', 'Firm 11', 'Nobody'].map((name) => business({ name }).id);
    held?.delete(missing ?? '');
    held?.set(changed ?? '', 'Firm 11\n1');
    held?.set(extra ?? '', 'Nobody\n1');
    const found = await drift.check('one');
    expect(found).toMatchObject({ documents: { log: 12, index: 12 }, differing: 3, repaired: 0 });
    expect(found?.ids.toSorted()).toEqual([missing, changed, extra].toSorted());
    expect(found?.buckets).toHaveLength(2);
    expect(await drift.check('one', { repairedBy: 'ada' })).toMatchObject({ differing: 3, repaired: 3 });
    expect(await drift.check('one')).toMatchObject({ differing: 0, buckets: [] });
    expect(index.names()).toEqual(NAMES);
    expect(await drift.reports()).toMatchObject([{ engine: 'one', differing: 0 }]);
  });

  it('tells how many popular searches are missing, too many or in another place, and mends them on request', async () => {
    const { index, drift } = await live();
    index.popularSearches = [...SHOWN].reverse();
    expect(await drift.check('one')).toMatchObject({ differing: 0, popular: 2 });
    index.popularSearches = [...SHOWN, { query: 'gone', count: 1 }];
    expect(await drift.check('one', { repairedBy: 'ada' })).toMatchObject({ popular: 1 });
    expect(await drift.check('one')).toMatchObject({ popular: 0 });
  });

  it('says nothing of what has yet to be fed', async () => {
    const { index, drift } = await live();
    index.down = true;
    await storeBusinesses(connected.transactions, ['Firm 10', 'New'], { rating: '2.0' });
    await removeBusiness(connected.transactions, 'Firm 11');
    expect(await drift.check('one')).toMatchObject({ differing: 0 });
  });
});

it('few documents are compared at once, many bucket by bucket, and no bucket is left out', () => {
  for (const documents of [0, 300, 5_000, 99_000, 10_000_000])
    expect(new Set(groupsOf(documents).flat()).size).toBe(256);
  expect([300, 5_000, 10_000_000].map((documents) => groupsOf(documents).length)).toEqual([1, 10, 256]);
});
