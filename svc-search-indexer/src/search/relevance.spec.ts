import type { BusinessSummary } from '@lawdex/contracts';
import { corpus } from '../../test/corpus.ts';
import { business, listOf } from '../../test/businesses.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';
import { ndcg } from '../../test/bench/relevance-of.ts';
import { tableOf } from '../../test/tables.ts';

const service = SearchServiceUnderTest.inTests([...corpus(600), ...listOf('relevance').map(business)]);

it.each(tableOf('relevance', 'a visitor who looks for one business finds it first'))(
  'a visitor who looks for one business finds it first %j',
  async (query, name) => {
    expect((await service.names({ query }))[0]).toBe(name);
  },
);

describe('a visitor who looks for help gets it in that field and place, best first', () => {
  it.each(tableOf('relevance', 'a visitor who looks for help gets it in that field and place, best first'))(
    '%j',
    async (query, ...wanted) => {
      /** 1 for a business of this practice area, city and state; `-`: of any. */
      const gain = ({ category, city, state }: BusinessSummary): number =>
        Number([category?.slug, city, state].every((one, at) => wanted[at] === '-' || wanted[at] === one));
      const { businesses } = await service.search({ query });
      const { businesses: everyone } = await service.search({ query, limit: 50 });
      expect(everyone.map(gain)).toContain(1);
      expect(ndcg(businesses.map(gain), everyone.map(gain))).toBeGreaterThanOrEqual(0.99);
    },
  );

  it('of equal matches, the better rated come first', async () => {
    const { businesses } = await service.search({ query: 'divorce lawyers', limit: 10 });
    expect(businesses[0]).toMatchObject({ name: 'Brazos Divorce Counsel' });
  });
});

describe('when nothing matches', () => {
  it('nonsense stays without results', async () => {
    for (const query of ['zzyzx', 'qwrtp xkcdq', 'zzyzx lawyer']) {
      expect(await service.search({ query })).toMatchObject({ businesses: [], total: 0 });
    }
  });

  it('a word that no firm of the field has leaves nobody out, and the answer says so', async () => {
    const { total } = await service.search({ query: 'divorce houston' });
    const found = await service.search({ query: 'a good divorce attorney for unicycles in houston' });
    expect(found).toMatchObject({ total, understood: { words: ['unicycles'], widened: { kind: 'practice' } } });
  });

  it('who is called so elsewhere is shown as elsewhere', async () => {
    const { businesses, understood } = await service.search({ query: 'okonkwo & daughters chicago' });
    expect([businesses[0]?.city, understood.widened]).toEqual(['Houston', { kind: 'everywhere' }]);
    const inState = await service.search({ query: 'okonkwo & daughters dallas' });
    expect(inState.understood.widened).toEqual({ kind: 'everywhere' });
  });

  it('the field around is no hit of a practice that nobody there has', async () => {
    const { businesses, understood } = await service.search({ query: 'patents springfield il' });
    expect(businesses.length).toBeGreaterThan(0);
    expect(understood.widened).toEqual({ kind: 'state', state: 'Illinois' });
  });

  it('suggests what is close to the words and finds something, and nothing for nonsense', async () => {
    for (const nothing of ['zzyzx qwrtp', 'i want to kill myself'])
      expect((await service.search({ query: nothing })).suggestions).toEqual([]);
    const { total, suggestions } = await service.search({ query: 'mesotheliomatic' });
    expect([total, suggestions[0]]).toEqual([0, 'Mesothelioma & Asbestos']);
    for (const query of suggestions) expect((await service.search({ query })).total).toBeGreaterThan(0);
    const filtered = { query: 'patents honolulu', rating: 5, language: 'es' };
    for (const query of (await service.search(filtered)).suggestions) {
      expect((await service.search({ ...filtered, query })).total).toBeGreaterThan(0);
    }
  });

  it('one unknown word beside a practice and place does not spoil them', async () => {
    const { businesses } = await service.search({ query: 'zzyzx divorce houston' });
    expect(businesses[0]).toMatchObject({ city: 'Houston', category: { slug: 'divorce-family-law' } });
  });

  it('filters are kept: a search with hits elsewhere is not loosened to fill the page', async () => {
    expect((await service.search({ query: 'okonkwo' })).total).toBe(1);
    expect(await service.search({ query: 'okonkwo', location: 'Chicago' })).toMatchObject({ businesses: [], total: 0 });
  });
});
