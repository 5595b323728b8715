import type { Tier } from '@lawdex/search-language/plan';
import { tierShare, type ShareOf } from './tier-share.core.ts';

const SHARES = new Map([
  ['d:phone', 0.4],
  ['n:phone', 0.1],
  ['d:cost', 0.5],
  ['p:tax-law', 0.02],
  ['q:tax-law', 0.03],
  ['s:tx', 0.2],
]);
const shareOf: ShareOf = (lexeme, prefix = false) =>
  Math.max(0, ...[...SHARES].map(([one, share]) => (one === lexeme || (prefix && one.startsWith(lexeme)) ? share : 0)));
const word = (text: string, prefix = false) => ({ word: text, prefix });
const texas = { cityKeys: [], states: ['TX'], zips: [], within: null };

it.each<[string, Tier, number]>([
  ['the field that most have it in', { why: 'words', words: [word('phone')] }, 0.4],
  ['the fields that are asked', { why: 'words', words: [word('phone')], fields: ['name'] }, 0.1],
  ['an unfinished word as what it may become', { why: 'words', words: [word('pho', true)] }, 0.4],
  ['several words as independent of each other', { why: 'words', words: [word('phone'), word('cost')] }, 0.2],
  ['a rare word as none', { why: 'words', words: [word('phone'), word('whitfield')] }, 0],
  ['a practice and a state', { why: 'practice', practices: ['tax-law'], place: texas }, 0.006],
  ['a name as nobody else has it', { why: 'name', nameKey: 'phone' }, 0],
])('takes %s', (_what, tier, share) => {
  expect(tierShare(tier, shareOf)).toBeCloseTo(share);
});
