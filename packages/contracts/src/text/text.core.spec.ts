import { excerpt, slugify, cutTo, isLonger, withinLines, withoutUnseen } from './text.core.ts';

it('characters are counted as readers do, and each mark of an emoji is one', () => {
  const texts = ['😀'.repeat(80), '😀'.repeat(81), '❤\ufe0f'.repeat(41)];
  expect(texts.map((text) => isLonger(text, 80))).toEqual([false, true, true]);
  expect(cutTo('😀'.repeat(81), 80)).toBe('😀'.repeat(80));
});

it.each([
  ['strips bidi controls', 'Ann\u202egpj.exe\u2066', 'Anngpj.exe'],
  ['keeps at most four marks on a letter', `Z${'\u0335'.repeat(40)}algo`, `Z${'\u0335'.repeat(4)}algo`],
  ['counts joiners and marks of emoji among them', `Z${'\u0335\u200d\ufe0f'.repeat(9)}`, 'Z\u0335\u200d\ufe0f\u0335'],
  ['leaves scripts that need marks alone', 'नमस्ते', 'नमस्ते'],
  ['leaves joined emoji alone', '👩‍❤️‍💋‍👨', '👩‍❤️‍💋‍👨'],
  ['drops halves', 'Ann\ud83d', 'Ann'],
])('withinLines %s', (_what, given, expected) => {
  expect(withinLines(given)).toBe(expected);
});

it('what nobody sees goes, and joiners of letters stay', () => {
  expect(withoutUnseen('A\u200b\ufeff\u00adn\u2060\u3164n می\u200cخواهم')).toBe('Ann می\u200cخواهم');
});

it.each([
  ["  Coeur d'Alene & Ñandú, ID ", 'coeur-dalene-nandu-id'],
  ['St. Louis', 'st-louis'],
  ['a--b', 'a-b'],
  ['東京', ''],
  ['---', ''],
])('%j becomes %j', (words, slug) => {
  expect(slugify(words)).toBe(slug);
  expect(slugify(slug)).toBe(slug);
});

it.each([
  ['leaves a text alone that fits', 'A short text.', 13, 'A short text.'],
  ['cuts between words and says that something was left out', 'Families come to us first', 18, 'Families come to…'],
  ['cuts a word when the last one is too long to leave out', 'A Donaudampfschifffahrt', 12, 'A Donaudamp…'],
])('an excerpt %s', (_what, given, most, expected) => {
  expect(excerpt(given, most)).toBe(expected);
});
