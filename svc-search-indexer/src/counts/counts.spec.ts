import type { SearchCounts } from '@lawdex/contracts';
import { corpus } from '../../test/corpus.ts';
import { SearchServiceUnderTest, type Params } from '../../test/search-service.ts';

// A Wednesday noon in Chicago.
const NOW = new Date('2025-07-09T17:00:00Z');
const service = SearchServiceUnderTest.inTests([...corpus(400)], () => NOW);

const ask = (params: Params) => service.ask(params, '/api/businesses/search/counts');
/** A busy machine has no time for them at first, and says so by what may be kept of the answer. */
async function answerOf(params: Params): Promise<SearchCounts> {
  for (;;) {
    const { headers, body } = await ask(params);
    if (headers.get('cache-control') !== 'no-store') return body as SearchCounts;
  }
}
const countsOf = async (params: Params) => (await answerOf(params)).counts;

/** Miles are measured from the place of the location box, unless a position is given. */
function without(params: Params, parameter: string): Params {
  const goesAlong = parameter === 'location' && params['near'] === undefined;
  const kept = Object.entries(params).filter(([name]) => name !== parameter && !(goesAlong && name === 'radius'));
  return { ...Object.fromEntries(kept), limit: 1 };
}

describe('counts per choice', () => {
  it.each<Params>([
    {},
    { query: 'divorce' },
    { query: 'lawyer houston', rating: 4, isOpen: 'true' },
    { location: 'Austin', radius: 25, priceRange: '$$' },
    { near: '41.88,-87.63', radius: 10, language: 'es' },
    { query: 'zzyzx divorce houston', feeBasis: 'hourly' },
    { query: 'divorce houston', location: 'Dallas', rating: 3 },
    { location: 'Queens' },
  ])('%j: each is what the search finds with that choice in place of its filter', async (params) => {
    const counts = await countsOf(params);
    const choices = Object.entries(counts).flatMap(([parameter, values]) =>
      Object.entries(values).map(([value, count]) => ({ parameter, value, count })),
    );
    expect(choices.length).toBeGreaterThan(40);
    // All languages and practice areas would be the same statement again and again.
    const some = choices.filter(({ parameter }, index) => !/language|categoryId/.test(parameter) || index % 9 === 0);
    for (const { parameter, value, count } of some) {
      const { total } = await service.search(
        value === '' ? without(params, parameter) : { ...params, [parameter]: value, limit: 1 },
      );
      expect({ parameter, value, count }).toEqual({ parameter, value, count: total });
    }
  });

  it('of a search that can find nothing are none, and of one that finds nothing are zero', async () => {
    expect(await countsOf({ location: '!!' })).toEqual({});
    const nothing = Object.values(await countsOf({ query: 'qwrtp xkcdq' })).flatMap((values) => Object.values(values));
    expect(new Set(nothing)).toEqual(new Set([0]));
  });

  it('come with the ids that they name practice areas by', async () => {
    const { counts, practiceIds = {} } = await answerOf({});
    expect(Object.values(practiceIds).sort()).toEqual(Object.keys(counts['categoryId'] ?? {}).sort());
    const { businesses } = await service.search({ categoryId: practiceIds['tax-law'] ?? '' });
    expect(new Set(businesses.map(({ category }) => category?.slug))).toEqual(new Set(['tax-law']));
  });

  it('refuse what the search refuses, and may be kept for a minute', async () => {
    expect((await ask({ rating: 9 })).status).toBe(400);
    expect((await ask({ radius: 5 })).status).toBe(400);
    await countsOf({});
    expect((await ask({})).headers.get('cache-control')).toBe('public, max-age=60');
  });
});
