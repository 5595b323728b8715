import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { business, categoryChanged, changed, deleted } from '../../test/businesses.ts';
import { category } from '../../test/categories.ts';
import { connectTestDatabase, type ConnectedDatabase } from '../../test/database.ts';
import { standIns } from '../../test/stand-ins.ts';
import { Transactions } from '../database/transactions.ts';
import type { IndexChanges } from '../engines/search-engine.ts';
import { DocumentWriter } from './document-writer.ts';
import { IndexUpgrade } from './index-upgrade.service.ts';
import { IndexingService } from './indexing.service.ts';

/** An engine outside of the database, which a test can take down. */
class FakeEngine {
  readonly batches: IndexChanges[] = [];
  down = false;

  apply(changes: IndexChanges): Promise<void> {
    if (this.down) return Promise.reject(new Error('engine is down'));
    this.batches.push(changes);
    return Promise.resolve();
  }

  names(): string[][] {
    return this.batches.map(({ upserts }) => upserts.map(({ name }) => name));
  }
}

let connected: ConnectedDatabase;
let engine: FakeEngine;
let indexing: IndexingService;
let upgrade: IndexUpgrade;
const names = { store: jest.fn() };
const dictionary = { changed: jest.fn() };
const logger = { info: jest.fn(), error: jest.fn() };

beforeAll(async () => {
  connected = await connectTestDatabase();
}, 30_000);
afterAll(() => connected.stop());
beforeEach(() => {
  engine = new FakeEngine();
  const transactions = new Transactions(connected.db);
  const documents = new DocumentWriter(...standIns<ConstructorParameters<typeof DocumentWriter>>(engine));
  indexing = new IndexingService(
    ...standIns<ConstructorParameters<typeof IndexingService>>(transactions, documents, names, dictionary),
  );
  upgrade = new IndexUpgrade(
    ...standIns<ConstructorParameters<typeof IndexUpgrade>>(transactions, documents, dictionary, logger),
  );
});
afterEach(async () => {
  await connected.database.pool.query('truncate search_documents, search_rows, search_categories');
  jest.clearAllMocks();
});

const adler = business({ name: 'Adler Law', practice: 'tax-law' });
const stored = async (): Promise<unknown> =>
  await connected.db.query('select version::int, record is null as gone from search_documents');

describe('events', () => {
  it('change nothing while the engine fails, and everything when they come again', async () => {
    engine.down = true;
    const events = [categoryChanged(category('tax-law')), changed(adler)];
    await expect(indexing.apply(events)).rejects.toThrow('engine is down');
    expect(await stored()).toEqual([]);
    expect(await connected.db.query('select from search_categories')).toEqual([]);
    expect(dictionary.changed).not.toHaveBeenCalled();
    engine.down = false;
    await indexing.apply(events);
    expect(await stored()).toEqual([{ version: 1, gone: false }]);
    expect(engine.names()[0]).toEqual(['Adler Law']);
    expect(dictionary.changed).toHaveBeenCalledTimes(1);
  });

  it('hand the engine plain documents, once for each version', async () => {
    await indexing.apply([changed(adler, 2), changed({ ...adler, name: 'Older' }, 1)]);
    await indexing.apply([changed({ ...adler, name: 'Older' }, 1)]);
    expect(engine.names()).toEqual([['Adler Law'], []]);
    await indexing.apply([deleted(adler.id, 3)]);
    expect(engine.batches.at(-1)).toEqual({ upserts: [], deletions: [adler.id] });
    expect(await stored()).toEqual([{ version: 3, gone: true }]);
  });

  it('of a category map its documents again, with the new words, and no others', async () => {
    await indexing.apply([changed(adler), changed(business({ name: 'Baker', practice: 'bankruptcy' }))]);
    await indexing.apply([categoryChanged({ ...category('tax-law'), aliases: ['levies'] })]);
    expect(engine.names().at(-1)).toEqual(['Adler Law']);
    expect(engine.batches.at(-1)?.upserts[0]?.practiceTerms).toContain('levies');
  });

  it('of a category that is known in this version already change nothing', async () => {
    const again = categoryChanged(category('tax-law'));
    await indexing.apply([changed(adler), again]);
    const before = engine.batches.length;
    await indexing.apply([again]);
    expect(engine.batches).toHaveLength(before);
  });
});

describe('an upgrade of the index', () => {
  const row = `insert into search_rows (id, rating, quality, review_count, flags, index_version, city_key, state, zip,
    languages, fee_basis, name_key, name_sort, tsv) values ($1, 0, 0, 0, 0, 0, '', '', '', '{}', '{}', '', '', '')`;

  it('that fails is logged, and does not stop the service', async () => {
    await indexing.apply([changed(adler)]);
    await connected.db.query(row, [adler.id]);
    engine.down = true;
    upgrade.onApplicationBootstrap();
    await upgrade.beforeApplicationShutdown();
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(dictionary.changed).toHaveBeenCalledTimes(1);
  });

  it('is not begun, and not told of, when every row is of this version', async () => {
    upgrade.onApplicationBootstrap();
    await upgrade.beforeApplicationShutdown();
    expect(engine.batches).toEqual([]);
    expect(logger.info).not.toHaveBeenCalled();
  });
});
