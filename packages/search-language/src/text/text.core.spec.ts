import { normalise, phraseOf, termsOf } from './text.core.ts';

it.each([
  ['Peña’s  FIRM', 'penas firm'],
  ['ﬁrm', 'firm'],
  ['ＤＵＩ', 'dui'],
  ['Smith\u0007\u202eJones', 'smith jones'],
  ['Baker P.C.', 'baker pc'],
  ['Baker, L.L.C.', 'baker, llc'],
  ['Smith &   Jones, D.C.', 'smith & jones, dc'],
  ['  ', ''],
])('normalises %j to %j', (text, expected) => {
  expect(normalise(text)).toBe(expected);
});

it.each([
  ['Car Accidents', ['car', 'accident']],
  ['Injuries & Taxes', ['injury', 'tax']],
  ['Slip and Fall', ['slip', 'fall']],
  ['Business', ['business']],
  ["O'Brien", ['obrien']],
  ['18-wheeler', ['18', 'wheeler']],
  ["' & | ! :* <-> (\\)", []],
])('terms of %j are %j', (text, expected) => {
  expect(termsOf(text)).toEqual(expected);
});

it('reads a text of a million characters in a moment', () => {
  const before = process.cpuUsage();
  termsOf(`${'a.'.repeat(250_000)}${"'".repeat(250_000)}${' x'.repeat(125_000)}`);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});

it('keys phrases the same however they are written', () => {
  expect(phraseOf('Wills & Trusts')).toBe(phraseOf('will and trust'));
});
