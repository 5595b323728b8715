import type { PlanPlace, Tier } from '@lawdex/search-language/plan';
import { covers, coveringTiers } from './covering-tiers.core.ts';

const exact = (word: string) => ({ word, prefix: false });
const begins = (word: string) => ({ word, prefix: true });
const nowhere: PlanPlace = { cityKeys: [], states: [], zips: [], within: null };
const around = (miles: number): PlanPlace => ({ ...nowhere, within: { centre: { lat: 1, lng: 2 }, miles } });
const inName: Tier = { why: 'name-words', words: [exact('adler'), exact('tax')], fields: ['name'] };

it.each<[string, Tier, Tier]>([
  ['words anywhere, words in the name', { ...inName, fields: ['name', 'text'] }, inName],
  ['an unfinished word, the whole one', { ...inName, words: [begins('adl')] }, inName],
  ['fewer words, more words', { ...inName, words: [exact('tax')] }, inName],
  ['a practice as any, as its own', { why: 'any', practices: ['a', 'b'] }, { why: 'any', ownPractices: ['a'] }],
  ['a wide circle, a small one', { why: 'any', place: around(10) }, { why: 'any', place: around(5) }],
  [
    'states, one of them',
    { why: 'any', place: { ...nowhere, states: ['TX', 'CA'] } },
    { why: 'any', place: { ...nowhere, states: ['TX'] } },
  ],
  ['several names, one of them', { why: 'name', nameKey: ['adler', 'roe'] }, { why: 'name', nameKey: 'roe' }],
  ['anything, a name', { why: 'any' }, { why: 'name', nameKey: 'adler' }],
])('finds all: %s', (_what, wide, narrow) => {
  expect(covers(wide, narrow)).toBe(true);
  expect(covers(narrow, wide)).toBe(false);
});

it.each<[string, Tier, Tier]>([
  ['another word', { ...inName, words: [exact('roe')] }, inName],
  ['the whole word, an unfinished one', inName, { ...inName, words: [begins('adler'), exact('tax')] }],
  ['a practice as its own, as any', { why: 'any', ownPractices: ['a'] }, { why: 'any', practices: ['a'] }],
  [
    'a circle around elsewhere',
    { why: 'any', place: around(10) },
    { why: 'any', place: { ...nowhere, within: { centre: { lat: 9, lng: 2 }, miles: 5 } } },
  ],
  ['a place, anywhere', { why: 'any', place: around(10) }, { why: 'any' }],
  ['a name, another one as well', { why: 'name', nameKey: 'roe' }, { why: 'name', nameKey: ['adler', 'roe'] }],
  ['a name, its words', { why: 'name', nameKey: 'adler tax' }, inName],
  ['the words of a name, the whole name', inName, { why: 'name', nameKey: 'adler tax' }],
])('may miss some: %s', (_what, wide, narrow) => {
  expect(covers(wide, narrow)).toBe(false);
});

it('keeps the tiers that no other one covers, and one of equal ones', () => {
  const name: Tier = { why: 'name', nameKey: 'adler tax' };
  const anywhere: Tier = { why: 'words', words: [exact('adler'), begins('tax')] };
  expect(coveringTiers([name, inName, inName, anywhere])).toEqual([name, anywhere]);
});
