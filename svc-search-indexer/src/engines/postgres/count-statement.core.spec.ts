import type { EngineFilters, Plan } from '@lawdex/search-language/plan';
import { choicesOf, countQuestion } from './count-statement.core.ts';

const EVERYTHING: Plan = { tiers: [], without: [] };

it('choicesOf takes a filter of most sets for one that is on, and what is left for the choice', () => {
  const choices = choicesOf([{ minRating: 4, prices: [1] }, { minRating: 4, prices: [2] }, { minRating: 5 }]);
  const [first, second, third] = choices.map(({ group }) => group);
  expect([first === second, first === third]).toEqual([true, false]);
  expect(choices.map(({ shared, own }) => ({ shared, own }))).toEqual([
    { shared: { minRating: 4 }, own: { prices: [1] } },
    { shared: { minRating: 4 }, own: { prices: [2] } },
    { shared: {}, own: { minRating: 5 } },
  ]);
});

describe('countQuestion', () => {
  it('looks at no other cities than those that are asked for, but at all rows for what is asked beside them', () => {
    const cities = ['austin-tx', 'dallas-tx'].map((city) => ({
      location: { cityKeys: [city], states: [], zips: [], within: null },
    }));
    const { sql, params } = countQuestion({ plan: EVERYTHING }, [...cities, {}]);
    expect(sql.match(/r\.city_key = any\(\$1::text\[\]\)/g)).toHaveLength(1);
    expect(params).toEqual([['austin-tx', 'dallas-tx']]);
  });

  it('goes through the rows once more for a filter that is on, since its own choices do without it', () => {
    const on = [{}, { categoryId: 'a' }, { minRating: 4 }, { prices: [1] }].map((set): EngineFilters => ({
      language: 'es',
      ...set,
    }));
    const { sql } = countQuestion({ plan: EVERYTHING }, [...on, { language: 'en' }, { language: 'fr' }]);
    expect(sql.match(/group by/g)).toHaveLength(2);
  });
});
