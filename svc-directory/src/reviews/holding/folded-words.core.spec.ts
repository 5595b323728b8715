import { expect, it } from '@jest/globals';
import { wordsToCompare } from './folded-words.core.ts';

const LONG = 'He took my money and never called me back again';
const compared = (comment: string | null, userName = 'Ann', businessId = 'one') =>
  wordsToCompare({ businessId, userName, comment });

it.each([
  'he took my MONEY, and never called me back again!!',
  'Never again: he took my money and called me back 17',
  'He tóok my money — and never called me back again',
])('many words are the same however they are written, signed and sent: %s', (other) => {
  expect(compared(other, 'Bob', 'another')).toBe(compared(LONG));
});

it('one other word makes another text', () => {
  expect(compared(LONG.replace('money', 'file'))).not.toBe(compared(LONG));
});

it('few words are the same under one name for one business only', () => {
  expect(compared('Great lawyer!')).toBe(compared('great lawyer', 'ANN'));
  expect(compared('Great lawyer!')).not.toBe(compared('Great lawyer!', 'Bob'));
  expect(compared('Great lawyer!')).not.toBe(compared('Great lawyer!', 'Ann', 'another'));
});

it('words of other scripts count', () => {
  expect(compared('Очень хороший адвокат')).toBe(compared('очень хороший адвокат!'));
  expect(compared('好律师')).not.toBe(compared('坏律师'));
});

it('many words of a script without blanks are many words', () => {
  const comment = '他拿了我的钱以后再也没有给我打过电话,太不负责任了';
  expect(compared(comment, 'Bob', 'another')).toBe(compared(`${comment}!`));
});

it('signs that are vowels make other words, and what nobody sees makes none', () => {
  expect(compared('में')).not.toBe(compared('मैं'));
  expect(compared('Gre\u200dat law\ufe0fyer')).toBe(compared('Great lawyer'));
});

it.each([null, '', '!!! 5'])('a review without words is like no other: %j', (comment) => {
  expect(compared(comment)).toBeNull();
});
