import { descendants } from '@lawdex/contracts/practice-areas';
import type { BusinessSummary, SearchResponse } from '@lawdex/contracts';
import { category } from '@lawdex/search-language/testing';
import { business } from '../../test/businesses.ts';
import { corpus } from '../../test/corpus.ts';
import { check } from '../../test/documented.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

const BUSINESSES = [...corpus(400)];
const service = SearchServiceUnderTest.inTests([...BUSINESSES]);

async function everyPage(params: Record<string, string | number>): Promise<BusinessSummary[]> {
  const all: BusinessSummary[] = [];
  for (let page = 1; ; page++) {
    const { businesses, total } = await service.search({ ...params, page, limit: 50 });
    all.push(...businesses);
    if (businesses.length === 0) {
      expect(all).toHaveLength(total);
      return all;
    }
  }
}

const bankruptcy = category('bankruptcy').id;
const inBankruptcy = [bankruptcy, ...descendants('bankruptcy').map((slug) => category(slug).id)];
const isInBankruptcy = (f: (typeof BUSINESSES)[number]) => f.categoryId !== null && inBankruptcy.includes(f.categoryId);
it.each<[string, Record<string, string | number>, (business: (typeof BUSINESSES)[number]) => boolean]>([
  ['category with its parts', { categoryId: bankruptcy }, isInBankruptcy],
  ['category in capitals', { categoryId: bankruptcy.toUpperCase() }, isInBankruptcy],
  ['location', { location: 'Houston, TX, Austin' }, (f) => f.city === 'Houston' || f.city === 'Austin'],
  ['state', { location: 'TX' }, (f) => f.state === 'TX'],
  ['ZIP', { location: '60602' }, (f) => f.city === 'Chicago' || f.city === 'Evanston'],
  ['delivery off', { hasDelivery: 'false' }, () => true],
  [
    'several at once',
    { rating: 3, hasDelivery: 'true', language: 'es', location: 'TX,CA,NY' },
    (f) => f.hasDelivery && f.languages.includes('es') && ['TX', 'CA', 'NY'].includes(f.state) && Number(f.rating) >= 3,
  ],
])('filters give exactly the businesses that they name: %s', async (_name, params, wanted) => {
  const found = (await everyPage(params)).map(({ id }) => id);
  const expected = BUSINESSES.filter(wanted).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(0);
  expect(found.sort()).toEqual(expected.sort());
});

it('relevance without words puts trusted businesses first, not a single five', async () => {
  const { businesses } = await service.search({});
  expect(businesses.every(({ rating, reviewCount }) => Number(rating) >= 4.5 && reviewCount > 10)).toBe(true);
});

it('pages hold 20 unless told, and the total is the same on each', async () => {
  const first = await service.search({});
  const last = await service.search({ page: 20 });
  expect([first.businesses.length, first.total, last.businesses.length, last.total]).toEqual([20, 400, 20, 400]);
});

describe('contract', () => {
  it('answers what the OpenAPI document says, with every parameter, and errors too', async () => {
    const near = '41.88,-87.63';
    for (const sortBy of ['relevance', 'rating', 'name', 'distance']) {
      check('get', '/api/businesses/search', await service.ask({ query: 'divorce', near, radius: 25, sortBy }));
    }
    check('get', '/api/businesses/search', await service.ask({ limit: 50, location: 'TX' }));
    check('get', '/api/businesses/search', await service.ask({ page: -1 }));
  });

  it('tells nothing that is for other services only', async () => {
    const { businesses } = (await service.ask({})).body as SearchResponse;
    for (const key of ['email', 'licences', 'latitude', 'hours', 'createdAt'])
      expect(businesses[0]).not.toHaveProperty(key);
  });
});

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

  it('hold what was searched for and how much was found, the first page only, and nobody in danger', async () => {
    const categoryId = category('tax-law').id;
    await service.search({ query: ' logged ', location: 'Chicago' });
    await service.search({ categoryId, query: 'zzyzx' });
    await service.search({ query: 'logged', page: 2 });
    await service.search({});
    await service.ask({ query: 'logged', rating: 9 });
    await service.search({ query: 'my husband hits me' });
    await service.search({ query: 'zzyzxlast' });
    expect(await loggedUpTo('zzyzxlast')).toEqual([
      { query: 'logged', categoryId: null, location: 'Chicago', results: 1 },
      { query: 'zzyzx', categoryId, location: null, results: 0 },
      { query: 'zzyzxlast', categoryId: null, location: null, results: 0 },
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
