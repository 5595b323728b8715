import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { category } from '@lawdex/search-language/testing';
import { business } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

let service: SearchServiceUnderTest;
beforeAll(async () => {
  service = await SearchServiceUnderTest.start();
});
afterAll(() => service.stop());

describe('search_logs', () => {
  beforeEach(async () => {
    await service.index(business({ name: 'Logged Law', in: 'Chicago', practice: 'tax-law' }));
    // Indexing has searched, too.
    await service.search({ query: 'first' });
    await loggedUpTo('first');
    await service.database.pool.query('truncate search_logs');
  });
  /** All rows, once that of the last search is among them. */
  const loggedUpTo = async (last: string): Promise<unknown[]> => {
    for (;;) {
      const { rows } = await service.database.pool.query<{ query: string }>(
        'select query, category_id as "categoryId", location, results_count as results from search_logs order by created_at',
      );
      if (rows.some(({ query }) => query === last)) return rows;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('hold what was searched for and how much was found, the first page only', async () => {
    const categoryId = category('tax-law').id;
    await service.search({ query: ' logged ', location: 'Chicago' });
    await service.search({ categoryId, query: 'zzyzx' });
    await service.search({ query: 'logged', page: 2 });
    await service.search({});
    await service.ask({ query: 'logged', rating: 9 });
    await service.search({ query: 'last' });
    expect(await loggedUpTo('last')).toEqual([
      { query: 'logged', categoryId: null, location: 'Chicago', results: 1 },
      { query: 'zzyzx', categoryId, location: null, results: 0 },
      { query: 'last', categoryId: null, location: null, results: 0 },
    ]);
  });

  it('never fail a search', async () => {
    await service.database.pool.query('alter table search_logs rename to hidden_logs');
    expect((await service.ask({ query: 'logged' })).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect((await service.ask({ query: 'logged' })).status).toBe(200);
    await service.database.pool.query('alter table hidden_logs rename to search_logs');
    await service.search({ query: 'later' });
    expect(await loggedUpTo('later')).toContainEqual(expect.objectContaining({ query: 'later' }));
  });
});
