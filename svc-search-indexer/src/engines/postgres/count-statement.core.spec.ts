import type { EngineFilters, Plan } from '@lawdex/search-language/plan';
import { choicesOf } from './choices.core.ts';
import { countQuestion } from './count-statement.core.ts';
import { traitBits } from './rows/traits.core.ts';

const EVERYTHING: Plan = { tiers: [], without: [] };
const radius = { centre: { lat: 41, lng: -87 }, miles: 5 };
const spanish = traitBits({ languages: ['es'] });
const counted = (value: unknown, count: number) => ({ value, count });

describe('choicesOf', () => {
  it('takes a filter of most sets for one that is on, and what is left for the choice', () => {
    const choices = choicesOf([{ minRating: 4, prices: [1] }, { minRating: 4, prices: [2] }, { minRating: 5 }]);
    const [first, second, third] = choices.map(({ group }) => group);
    expect([first === second, first === third]).toEqual([true, false]);
    expect(choices.map(({ shared, own }) => ({ shared, own }))).toEqual([
      { shared: { minRating: 4 }, own: { prices: [1] } },
      { shared: { minRating: 4 }, own: { prices: [2] } },
      { shared: {}, own: { minRating: 5 } },
    ]);
  });
});

describe('countQuestion', () => {
  const sets: EngineFilters[] = [
    {},
    { categoryId: 'a' },
    { categoryId: ['a', 'b'] },
    { minRating: 4 },
    { prices: [1, 2] },
    { hasDelivery: true },
    { hasTakeout: true },
    { language: 'es' },
    { location: { cityKeys: ['austin-tx'], states: [], zips: [], within: null } },
    { within: radius },
  ];

  it('counts by the values of columns, and one by one what no column tells', () => {
    const { sql, params, numbersOf } = countQuestion({ plan: EVERYTHING }, sets);
    expect(sql.match(/from search_rows r/g)).toHaveLength(2);
    expect([...new Set(sql.match(/\$\d+/g))]).toHaveLength(params.length);
    const facets = {
      category_id: [counted('a', 3), counted('b', 4), counted(null, 1)],
      rating: [counted(3.9, 5), counted(4, 2), counted(4.5, 1)],
      price: [counted(1, 1), counted(2, 2), counted(4, 5)],
      flags: [counted(0, 1), counted(1, 2), counted(3 + spanish, 4)],
      city_key: [counted('austin-tx', 7), counted('houston-tx', 1)],
    };
    expect(numbersOf([{ facets, others: [8, 6] }])).toEqual([8, 3, 7, 3, 3, 6, 4, 4, 7, 6]);
  });

  it('looks at no other cities than those that are asked for, but at all rows for what is asked beside them', () => {
    const cities = ['austin-tx', 'dallas-tx'].map((city) => ({
      location: { cityKeys: [city], states: [], zips: [], within: null },
    }));
    const { sql, params } = countQuestion({ plan: EVERYTHING }, [...cities, {}]);
    expect(sql.match(/r\.city_key = any\(\$1::text\[\]\)/g)).toHaveLength(1);
    expect(params).toEqual([['austin-tx', 'dallas-tx']]);
  });

  it('goes through the rows once more for a filter that is on, since its own choices do without it', () => {
    const on = sets.slice(0, 6).map((set): EngineFilters => ({ language: 'es', ...set }));
    const { sql } = countQuestion({ plan: EVERYTHING }, [...on, { language: 'en' }, { language: 'fr' }]);
    expect(sql.match(/group by/g)).toHaveLength(2);
  });
});
