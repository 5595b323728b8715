import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { testDictionary } from '../testing/dictionary.ts';
import { interpret } from './interpret.core.ts';

/**
 * Troubles as people tell them, a line each, with the practice areas that any of them may be about. Their words are in the vocabulary:
 * they hold what is understood, and `test/bench/held-out-searches.ts` measures the rest.
 */
const TOLD = readFileSync(new URL('../testing/troubles.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const dictionary = testDictionary();

it.each(TOLD.map((line) => line.split(': ')))('%j is about %s', (told, about = '') => {
  expect(about.split(', ')).toContain(interpret(told ?? '', dictionary).practices[0]);
});
