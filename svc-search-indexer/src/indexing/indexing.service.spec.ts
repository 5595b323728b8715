import { jest } from '@jest/globals';
import { business, categoryChanged, changed } from '../../test/businesses.ts';
import { category } from '@lawdex/search-language/testing';
import { databaseInTests } from '../../test/database.ts';
import { standIns } from '../../test/stand-ins.ts';
import { DocumentCounts } from '../dictionary/document-counts.ts';
import { IndexingService } from './indexing.service.ts';

const connected = databaseInTests();
let indexing: IndexingService;
const names = { store: jest.fn<() => Promise<void>>() };
const dictionary = { changed: jest.fn() };
const feeders = { wake: jest.fn() };

beforeEach(() => {
  indexing = new IndexingService(
    ...standIns<ConstructorParameters<typeof IndexingService>>(
      connected.transactions,
      new DocumentCounts(),
      names,
      dictionary,
      feeders,
    ),
  );
});
afterEach(async () => {
  await connected.database.pool.query('truncate search_documents, search_rows, search_categories');
  jest.resetAllMocks();
});

const adler = business({ name: 'Adler Law', practice: 'tax-law' });
const baker = business({ name: 'Baker', practice: 'bankruptcy' });
const log = async (): Promise<string[]> => {
  const rows = await connected.db.query<{ name: string | null }[]>(
    `select record->>'name' as name from search_documents order by position`,
  );
  return rows.map(({ name }) => name ?? 'gone');
};

it('events are all stored or none', async () => {
  names.store.mockRejectedValueOnce(new Error('no room'));
  const events = [categoryChanged(category('tax-law')), changed(adler)];
  await expect(indexing.apply(events)).rejects.toThrow('no room');
  expect(await log()).toEqual([]);
  expect(await connected.db.query('select from search_categories')).toEqual([]);
  expect(await connected.db.query('select from search_vocabulary where docs > 0')).toEqual([]);
  expect([dictionary.changed.mock.calls, feeders.wake.mock.calls]).toEqual([[], []]);
  await indexing.apply(events);
  expect(await log()).toEqual(['Adler Law']);
  expect(feeders.wake).toHaveBeenCalledTimes(1);
});

it('events of a category put its documents into the log again, and no others', async () => {
  await indexing.apply([categoryChanged(category('tax-law')), changed(adler), changed(baker)]);
  const change = categoryChanged({ ...category('tax-law'), aliases: ['levies'] }, 2);
  await indexing.apply([change]);
  expect(await log()).toEqual(['Baker', 'Adler Law']);
  await indexing.apply([changed(baker, 2)]);
  await indexing.apply([change]);
  expect(await log()).toEqual(['Adler Law', 'Baker']);
});
