import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { descendants } from '@lawdex/contracts/practice-areas';
import { testDictionary } from '../testing/dictionary.ts';
import { interpret } from './interpret.core.ts';

/** What victims and accused people type, a line each: `hurt: i was robbed`. `both` may be said by either. */
const SAID = readFileSync(new URL('../testing/hurt-or-accused.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const DEFENDING = ['criminal-defense', ...descendants('criminal-defense')];
const dictionary = testDictionary();

it.each(SAID.map((line) => line.split(': ')))('somebody %s says %j', (side = '', said = '') => {
  const { practices } = interpret(said, dictionary);
  const isDefending = (slug: string): boolean => DEFENDING.includes(slug);
  const found = [practices.some((slug) => !isDefending(slug)) && 'hurt', practices.some(isDefending) && 'accused'];
  expect(found.filter(Boolean)).toEqual(side === 'both' ? ['hurt', 'accused'] : [side]);
});
