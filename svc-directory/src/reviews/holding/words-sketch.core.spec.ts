import { expect, it } from '@jest/globals';
import { HOLD_RULE } from '@lawdex/contracts';
import { wordsSketch } from './words-sketch.core.ts';

const LONG = 'He took my money and never called me back again';
const sketch = (comment: string | null, userName = 'Ann', businessId = 'one') =>
  wordsSketch({ businessId, userName, comment });
type Sketch = ReturnType<typeof sketch>;

/** As PostgreSQL does it. */
function areSame(one: Sketch, other: Sketch): boolean {
  const [toFind, others] = [one?.slice(0, 4), other?.slice(4)];
  if (!others || !toFind?.some((run) => other?.slice(0, 4).includes(run))) return false;
  const pairs = one?.slice(4) ?? [];
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return shared / (pairs.length + others.length - shared) >= HOLD_RULE.sameWordsShare;
}

it.each([
  'he took my MONEY, and never called me back again!!',
  'He tóok my money — and never 17 called me back again',
  'Не tооk mу mоnеу аnd nеvеr саllеd mе bасk аgаіn',
  'He tοοk my mοney and neνer called me back again',
  'ΗE TOOK MΥ MOΝEΥ AΝD ΝEVER CALLED ME BACK AGAIΝ',
  'Ｈｅ ｔｏｏｋ my 𝐦𝐨𝐧𝐞𝐲 and ne\u200bver called me back again',
])('many words are equal however they are written, signed and sent: %s', (other) => {
  expect(sketch(other, 'Bob', 'another')).toEqual(sketch(LONG));
});

it.each([
  LONG.replace('money', 'file'),
  `Honestly, ${LONG}`,
  `${LONG} sadly`,
  LONG.replace('never', 'really never'),
  LONG.replace('and never', 'never'),
  'Never called me back again and he took my money',
])('a word more, less or other makes no other text: %s', (other) => {
  expect(areSame(sketch(other, 'Bob', 'another'), sketch(LONG))).toBe(true);
});

it.each([
  ['I would highly recommend him to anyone who needs help', 'Great lawyer and I would highly recommend him to anyone'],
  ['She was very helpful and answered all of my questions', 'He was very kind, and answered my calls within a day'],
  [LONG, 'He never called me, took my case and lost it, again and again'],
])('what many people write alike stays apart: %s', (one, other) => {
  expect(areSame(sketch(one), sketch(other))).toBe(false);
});

it('long texts are sampled alike', () => {
  const words = Array.from({ length: 400 }, (_, n) => `w${(n * 37) % 211}`);
  const text = words.join(' ');
  const changed = words.map((word, n) => (n % 20 === 0 ? 'other' : word)).join(' ');
  const half = words.map((word, n) => (n % 3 === 0 ? `x${n}` : word)).join(' ');
  expect(sketch(text)).toHaveLength(4 + 64);
  expect(areSame(sketch(text), sketch(changed))).toBe(true);
  expect(areSame(sketch(text), sketch(half))).toBe(false);
});

it('few words are the same under one name for one business only', () => {
  expect(sketch('Great lawyer!')).toEqual(sketch('great lawyer', 'ANN'));
  expect(sketch('Bad! Bad lawyer 2')).toEqual(sketch('bad lawyer'));
  expect(sketch('Great lawyer!')).not.toEqual(sketch('Great lawyer!', 'Bob'));
  expect(sketch('Great lawyer!')).not.toEqual(sketch('Great lawyer!', 'Ann', 'another'));
});

it('words of other scripts count', () => {
  expect(sketch('Очень хороший адвокат')).toEqual(sketch('очень хороший адвокат!'));
  expect(sketch('ВРЁТ И НЕ ПОМОГАЕТ')).toEqual(sketch('врёт и не помогает'));
  expect(sketch('好律师')).not.toEqual(sketch('坏律师'));
});

it('many words of a script without blanks are many words', () => {
  const comment = '他拿了我的钱以后再也没有给我打过电话,太不负责任了';
  expect(sketch(comment, 'Bob', 'another')).toEqual(sketch(`${comment}!`));
});

it('signs that are vowels make other words, and what nobody sees makes none', () => {
  expect(sketch('में')).not.toEqual(sketch('मैं'));
  expect(sketch('Gre\u200dat law\ufe0fyer')).toEqual(sketch('Great lawyer'));
});

it.each([null, '', '!!! 5'])('a review without words is like no other: %j', (comment) => {
  expect(sketch(comment)).toBeNull();
});
