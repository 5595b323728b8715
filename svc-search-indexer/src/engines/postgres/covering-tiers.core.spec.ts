import type { Tier } from '@lawdex/search-language/plan';
import { covers, coveringTiers } from './plan-conditions.core.ts';
import TABLES from '../../../test/tables/covering-tiers.json' with { type: 'json' };

const exact = (word: string) => ({ word, prefix: false });
const begins = (word: string) => ({ word, prefix: true });
const inName: Tier = { why: 'name-words', words: [exact('adler'), exact('tax')], fields: ['name'] };

it.each(TABLES.finds as [string, Tier, Tier][])('finds all: %s', (_what, wide, narrow) => {
  expect(covers(wide, narrow)).toBe(true);
  expect(covers(narrow, wide)).toBe(false);
});

it.each(TABLES.misses as [string, Tier, Tier][])('may miss some: %s', (_what, wide, narrow) => {
  expect(covers(wide, narrow)).toBe(false);
});

it('keeps the tiers that no other one covers, and one of equal ones', () => {
  const name: Tier = { why: 'name', nameKey: 'adler tax' };
  const anywhere: Tier = { why: 'words', words: [exact('adler'), begins('tax')] };
  expect(coveringTiers([name, inName, inName, anywhere])).toEqual([name, anywhere]);
});
