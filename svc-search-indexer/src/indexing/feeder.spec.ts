import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from '@lawdex/svc-kit';
import { business } from '../../test/businesses.ts';
import { connectTestDatabase, type ConnectedDatabase } from '../../test/database.ts';
import { fed } from '../../test/fed.ts';
import { standIns } from '../../test/stand-ins.ts';
import { Transactions } from '../database/transactions.ts';
import type { IndexChanges, IndexLifecycle, IndexStats } from '../engines/search-engine.ts';
import type { IndexDocument } from '../index-definition/document.core.ts';
import { documentRow } from './document-row.core.ts';
import { storeDocuments, takeTurn } from './documents.sql.ts';
import { Feeder } from './feeder.ts';

/** An engine outside of the database, which a test can take down or rob of its index. */
class FakeIndex implements IndexLifecycle {
  readonly generations = new Map<string, Map<string, string>>();
  readonly batches: number[] = [];
  live = '';
  atOnce = 500;
  down = false;
  /** Fails after it has stored the batch, as a lost answer would. */
  deaf = false;

  constructor(readonly name: string) {}

  create(generation: string): Promise<void> {
    if (this.down) return Promise.reject(new Error('engine is down'));
    this.generations.set(generation, new Map());
    return Promise.resolve();
  }

  fill(generation: string, { upserts, deletions }: IndexChanges): Promise<void> {
    if (this.down) return Promise.reject(new Error('engine is down'));
    this.batches.push(upserts.length + deletions.length);
    const held = this.generations.get(generation);
    for (const { id, name } of upserts) held?.set(id, name);
    for (const id of deletions) held?.delete(id);
    return this.deaf ? Promise.reject(new Error('the answer is lost')) : Promise.resolve();
  }

  ready(generation: string): Promise<boolean> {
    return Promise.resolve(this.generations.has(generation));
  }

  switchTo(generation: string): Promise<void> {
    this.live = generation;
    return Promise.resolve();
  }

  drop(generation: string): Promise<void> {
    this.generations.delete(generation);
    return Promise.resolve();
  }

  stats(generation: string): Promise<IndexStats> {
    return Promise.resolve({ documents: this.generations.get(generation)?.size ?? 0, bytes: null });
  }

  drift(_generation: string, _documents: readonly IndexDocument[]): Promise<string[]> {
    return Promise.resolve([]);
  }

  names(): string[] {
    return [...(this.generations.get(this.live)?.values() ?? [])].sort();
  }
}

const logger = { info: jest.fn(), warn: jest.fn() };
let connected: ConnectedDatabase;
let transactions: Transactions;
let feeders: Feeder[] = [];
beforeAll(async () => {
  connected = await connectTestDatabase();
  transactions = new Transactions(connected.db);
}, 30_000);
afterAll(() => connected.stop());
beforeEach(() => {
  jest.clearAllMocks();
});
afterEach(async () => {
  await stop();
  await connected.database.pool.query('truncate search_documents, search_rows, search_feeds');
});

function start(index: IndexLifecycle): Feeder {
  const feeder = new Feeder(index, transactions, ...standIns<[Logger]>(logger));
  feeder.start();
  feeders.push(feeder);
  return feeder;
}

async function stop(): Promise<void> {
  await Promise.all(feeders.map((feeder) => feeder.stop()));
  feeders = [];
}

let version = 0;
async function store(...names: string[]): Promise<void> {
  version++;
  const rows = names.map((name) => documentRow(business({ name }).id, version, business({ name })));
  await transactions.run(async (tx) => {
    await tx.query(takeTurn);
    await tx.query(storeDocuments, [JSON.stringify(rows)]);
  });
}

const remove = (name: string): Promise<unknown> =>
  connected.db.query(storeDocuments, [JSON.stringify([documentRow(business({ name }).id, ++version, null)])]);

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen within 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('a feeder', () => {
  it('fills a new index from the beginning of the log in batches, and lets searches read it only then', async () => {
    await store('Adler', 'Baker', 'Castillo');
    await remove('Baker');
    const index = new FakeIndex('one');
    index.atOnce = 2;
    start(index);
    await fed(connected.database);
    expect(index.names()).toEqual(['Adler', 'Castillo']);
    expect(index.batches).toEqual([2, 1]);
  });

  it('follows what is stored within a second, and at once when it is told', async () => {
    const index = new FakeIndex('one');
    const feeder = start(index);
    await fed(connected.database);
    const from = performance.now();
    await store('Adler');
    feeder.wake();
    await until(() => index.names().includes('Adler'));
    expect(performance.now() - from).toBeLessThan(900);
    await store('Baker');
    await until(() => index.names().includes('Baker'));
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  it('goes on after a restart where it stopped', async () => {
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

  it('writes a batch again when it does not know whether the engine has it', async () => {
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

  it('that cannot reach its engine stops no other, and catches up', async () => {
    const [dead, other] = [new FakeIndex('dead'), new FakeIndex('other')];
    dead.down = true;
    for (const index of [dead, other]) start(index);
    await store('Adler');
    await until(() => other.names().length === 1);
    expect(dead.live).toBe('');
    dead.down = false;
    await until(() => dead.names().length === 1);
  });

  it('builds an index again that is missing or holds something else, and drops what is left of it', async () => {
    const index = new FakeIndex('one');
    start(index);
    await store('Adler', 'Baker');
    await fed(connected.database);
    await stop();
    const before = index.live;
    index.generations.get(before)?.delete(business({ name: 'Adler' }).id);
    start(index);
    await until(() => index.names().length === 2);
    await stop();
    index.generations.clear();
    start(index);
    await until(() => index.names().length === 2);
    expect([...index.generations.keys()]).toEqual([index.live]);
    expect(index.live).not.toBe(before);
  });

  it('of another process does nothing while one is at work, and reads what that one has completed', async () => {
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

  it('of a new index version fills an index of its own, and ends the one of the version before', async () => {
    const index = new FakeIndex('one');
    await index.create('old');
    await connected.db.query(
      `insert into search_feeds (engine, index_version, generation, position, live) values ('one', 7, 'old', 99, true)`,
    );
    await store('Adler');
    start(index);
    await until(() => index.live !== '' && !index.generations.has('old'));
    expect(index.names()).toEqual(['Adler']);
    expect(await connected.db.query('select from search_feeds')).toHaveLength(1);
  });
});
