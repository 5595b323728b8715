import { expect, it } from '@jest/globals';
import { inWords } from './wait-words.core.ts';

it.each([
  [0, 'in a second'],
  [8, 'in 8 seconds'],
  [119, 'in 119 seconds'],
  [121, 'in about 3 minutes'],
  [3600, 'in about 60 minutes'],
])('%i seconds are told as "%s"', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
