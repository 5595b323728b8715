import { readFileSync } from 'node:fs';
import { descendants } from '@lawdex/contracts/practice-areas';
import { testDictionary } from '../testing/dictionary.ts';
import { interpret } from './interpret.core.ts';
import { understoodOf } from './understood.core.ts';

const linesOf = (file: string): string[][] =>
  readFileSync(new URL(`../testing/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(': '));

const DEFENDING = ['criminal-defense', ...descendants('criminal-defense')];
const dictionary = testDictionary();

// Troubles with the practice areas that any of them may be about. Their words are in the vocabulary, `held-out-searches.json` measures the rest.
it.each(linesOf('troubles'))('%j is about %s', (told, about = '') => {
  expect(about.split(', ')).toContain(interpret(told ?? '', dictionary).practices[0]);
});

// What victims and accused people type: `hurt: i was robbed`. `both` may be said by either.
it.each(linesOf('hurt-or-accused'))('somebody %s says %j', (side = '', said = '') => {
  const { practices } = interpret(said, dictionary);
  const isDefending = (slug: string): boolean => DEFENDING.includes(slug);
  const found = [practices.some((slug) => !isDefending(slug)) && 'hurt', practices.some(isDefending) && 'accused'];
  expect(found.filter(Boolean)).toEqual(side === 'both' ? ['hurt', 'accused'] : [side]);
});

// The danger that the box is first about, and its language: `violence en: he beats me`; or `none`.
it.each(linesOf('dangers'))('danger %s is told by %j', (meant, said = '') => {
  const { danger } = understoodOf(interpret(said, dictionary), null, [], dictionary);
  expect(danger ? `${danger.kind} ${danger.language}` : 'none').toBe(meant);
});

it('a search of the most words that dangers are told by is read in less than 50 ms', () => {
  const began = process.cpuUsage();
  for (const word of ['my husband hit me ', 'me ', 'kill ', 'my '])
    interpret(word.repeat(200).slice(0, 200), dictionary);
  expect(process.cpuUsage(began).user / 4000).toBeLessThan(50);
});
