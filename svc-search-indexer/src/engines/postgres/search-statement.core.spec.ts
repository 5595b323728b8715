import type { EngineFilters, EngineQuery, Plan, PlanPlace, Tier } from '@lawdex/search-language/plan';
import { EVERYBODY } from '../search-engine.ts';
import { searchStatement as statementOf } from './search-statement.core.ts';

const plan = (...tiers: Tier[]): Plan => ({ tiers, without: [] });
const everything: EngineQuery = { ...EVERYBODY, offset: 40 };
const nowhere: PlanPlace = { cityKeys: [], states: [], zips: [], within: null };
const searchStatement = (query: EngineQuery) => statementOf(query, 'counted', () => 0);

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

it.each([
  ['the largest page that visitors may ask for', 50, true],
  ['what only figures are counted of', 51, false],
])('looks for positions in the log: %s', (_what, limit, isTold) => {
  expect(searchStatement({ ...everything, limit }).sql.includes('search_documents')).toBe(isTold);
});
