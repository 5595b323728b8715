import { databaseInTests } from '../../test/database.ts';
import { SearchLog } from '../search/search-log.entity.ts';

const connected = databaseInTests();
beforeEach(() => connected.db.getRepository(SearchLog).deleteAll());

const add = (query: string) =>
  connected.transactions.run((tx) =>
    tx.insert(SearchLog, { query, categoryId: null, location: null, resultsCount: 0, createdAt: new Date(0) }),
  );
const stored = async () => (await connected.db.getRepository(SearchLog).find()).map(({ query }) => query).sort();

it('work in a transaction joins the transaction around it: both are kept, or neither', async () => {
  const failing = connected.transactions.run(async () => {
    await add('inner');
    throw new Error('the outer work fails');
  });
  await expect(failing).rejects.toThrow('the outer work fails');
  expect(await stored()).toEqual([]);
  await connected.transactions.run(() => add('inner'));
  expect(await stored()).toEqual(['inner']);
});

it('work in a transaction is seen by nobody else before the outer work is done', async () => {
  await connected.transactions.run(async () => {
    await add('unfinished');
    expect(await stored()).toEqual([]);
  });
  expect(await stored()).toEqual(['unfinished']);
});

it('work in a transaction does not join a transaction of somebody else that runs at the same time', async () => {
  const failing = connected.transactions.run(async () => {
    await add('lost');
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error('failed');
  });
  await Promise.all([expect(failing).rejects.toThrow('failed'), add('kept')]);
  expect(await stored()).toEqual(['kept']);
});
