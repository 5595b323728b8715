import { keyOf, keysFromEachWord, matchedParts, otherSpellings } from './typed.core.ts';

it.each([
  ['Smith & Jones, P.C.', 'smith jones pc'],
  ['  the LAW  of Peña ', 'law pena'],
  ['the', 'the'],
  ['🙂 \u202e', ''],
])('%j is compared as %j', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

it('a name is known by each of its words', () => {
  expect(keysFromEachWord('Law Office of Ann Lee')).toEqual(['law office ann lee', 'office ann lee', 'ann lee', 'lee']);
});

it.each([
  ['mc kin', ['mckin']],
  ['mckay law', ['mc kay law']],
  ['de la c', ['delac']],
  ['saint john', ['st john']],
  ['st john', ['saint john']],
  ['brown', []],
])('%j is also written %j', (key, others) => {
  expect(otherSpellings(key)).toEqual(others);
});

const marked = (text: string, typed: string): string[] =>
  matchedParts(text, keyOf(typed)).map(({ from, to }) => text.slice(from, to));

it.each([
  ['Personal Injury', 'inj', ['Inj']],
  ['Smith & Jones LLP', 'smith and jo', ['Smith', 'Jo']],
  ['Peña Law', 'pen', ['Peñ']],
  ['Pen\u0303a Law', 'pen', ['Pen\u0303']],
  ["O'Brien Law", 'obri', ["O'Bri"]],
  ['Jones & Jones Tax', 'jones tax', ['Jones', 'Tax']],
  ['DUI & DWI Defense', 'drunk', []],
])('the typed part of %j, for %j, is %j', (text, typed, parts) => {
  expect(marked(text, typed)).toEqual(parts);
});
