import { BUSINESS_FLAGS, type BusinessFlags } from '@lawdex/contracts';
import type { EngineFilters, EngineQuery, Plan, PlanPlace, Tier } from '@lawdex/search-language/plan';
import { traitBits } from './rows/traits.core.ts';
import { searchStatement as statementOf } from './search-statement.core.ts';

const plan = (...tiers: Tier[]): Plan => ({ tiers, without: [] });
const everything: EngineQuery = {
  plan: plan(),
  filters: {},
  origin: null,
  sort: 'relevance',
  offset: 40,
  limit: 20,
};
const words = [{ word: 'adler', prefix: false }];
const nowhere: PlanPlace = { cityKeys: [], states: [], zips: [], within: null };
const near = { centre: { lat: 41, lng: -87 }, miles: 5 };
const searchStatement = (query: EngineQuery, share = 0) => statementOf(query, 'counted', () => share);
const placeholders = (sql: string): string[] => [...new Set(sql.match(/\$\d+/g))];
const everyFilter: EngineFilters = {
  categoryId: 'c',
  minRating: 4,
  prices: [1],
  language: 'es',
  feeBasis: 'flat',
  location: { cityKeys: [], states: ['TX'], zips: ['78701'], within: near },
  openAt: [{ zones: ['America/Chicago'], minuteOfWeek: 5 }],
  within: near,
  hasDelivery: true,
};

describe('searchStatement', () => {
  it('binds nothing but the page when everything is asked for', () => {
    expect(searchStatement(everything).params).toEqual([20, 40, 20, 40]);
  });

  it.each<[string, Partial<EngineQuery>]>([
    ['words', { plan: plan({ why: 'words', words }) }],
    ['several tiers in another order', { plan: plan({ why: 'words', words }, { why: 'any' }), sort: 'name' }],
    ['tiers and a distance', { plan: plan({ why: 'words', words }), origin: { lat: 41, lng: -87 } }],
    ['unwanted words', { plan: { tiers: [], without: [{ words }] } }],
    [
      'a tier by distance',
      { plan: plan({ why: 'any', place: { ...nowhere, within: near } }, { why: 'words', words }) },
    ],
    [
      'a place or its surroundings',
      { plan: plan({ why: 'words', words, place: { ...nowhere, states: ['TX'], within: near } }) },
    ],
    ['a distance', { origin: { lat: 41, lng: -87 }, sort: 'distance' }],
    ['every filter', { filters: everyFilter }],
  ])('uses every value that it binds, for %s', (_case, query) => {
    for (const share of [0, 1]) {
      const { sql, params } = searchStatement({ ...everything, ...query }, share);
      expect(placeholders(sql)).toHaveLength(params.length);
    }
  });

  it('asks for all flags at once, and for none when none is wanted', () => {
    const flags: Partial<BusinessFlags> = Object.fromEntries(BUSINESS_FLAGS.map((flag) => [flag, true]));
    expect(searchStatement({ ...everything, filters: flags }).params).toContain(traitBits(flags));
    expect(searchStatement({ ...everything, filters: { hasDelivery: false } }).sql).not.toContain('flags');
  });

  it('puts no value into the statement itself', () => {
    const evil = "x' or true --";
    const place = { ...nowhere, states: [evil], zips: [evil] };
    const filters: EngineFilters = { categoryId: evil, language: evil, location: place };
    const tier: Tier = { why: 'name', nameKey: evil, practices: [evil], place };
    const found = searchStatement({ ...everything, filters, plan: plan(tier) });
    expect(found.sql).not.toContain(evil);
    expect(found.params).toContain(evil);
    const listed = searchStatement({ ...everything, filters });
    expect(listed.sql).not.toContain(evil);
    expect(listed.params).toEqual(expect.arrayContaining([evil, [evil]]));
  });

  it('asks for words and place in one index, and for a place alone in its own', () => {
    const filters: EngineFilters = { location: { ...nowhere, cityKeys: ['austin-tx'] } };
    const found = searchStatement({ ...everything, filters, plan: plan({ why: 'words', words }) });
    expect(found.sql).not.toContain('city_key');
    expect(found.params).toContain("'c:austin-tx'");
    expect(searchStatement({ ...everything, filters }).sql).toContain('r.city_key = any');
  });

  it('sends no NUL, which PostgreSQL would refuse', () => {
    const filters: EngineFilters = { language: 'e\0', location: { ...nowhere, zips: ['7\0'] } };
    expect(JSON.stringify(searchStatement({ ...everything, filters }).params)).not.toContain('\\u0000');
  });

  it('finds nobody in a place where nobody is, nor at no open time', () => {
    expect(searchStatement({ ...everything, filters: { location: nowhere } }).sql).toContain('where false');
    expect(searchStatement({ ...everything, filters: { openAt: [] } }).sql).toContain('where false');
  });

  it.each(['relevance', 'rating', 'name', 'distance'] as const)('ends the order by %s with the id', (sort) => {
    expect(searchStatement({ ...everything, sort }).sql).toMatch(/order by [^()]*\bid\s+limit/);
  });

  it.each([
    ['the largest page that visitors may ask for', 50, true],
    ['what only figures are counted of', 51, false],
  ])('looks for positions in the log: %s', (_what, limit, isTold) => {
    expect(searchStatement({ ...everything, limit }).sql.includes('search_documents')).toBe(isTold);
  });
});
