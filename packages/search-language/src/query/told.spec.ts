import { readFileSync } from 'node:fs';
import { descendants } from '@lawdex/contracts/practice-areas';
import { testDictionary } from '../testing/dictionary.ts';
import { interpret } from './interpret.core.ts';
import { licenceCheckIn, licenceNumberIn } from './licences.core.ts';
import { readLocation } from './places/location.core.ts';
import { understoodOf } from './understood.core.ts';

/** The rows of a table of `src/testing`: the words before and behind the first colon. */
const linesOf = (table: string): [before: string, behind: string][] =>
  readFileSync(new URL(`../testing/${table}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]);

const DEFENDING = ['criminal-defense', ...descendants('criminal-defense')];
const dictionary = testDictionary();
const PEOPLE = 'smith jones miller jordan mcallister black adams griggs diggs monroe king queen john adler kowalski';
const withNames = testDictionary(...PEOPLE.split(' '));
const SURNAMES =
  'mcdonald mcallister obrien delacruz vanderberg vonbraun alrashid delafamilia vannuys delarosa vandermeer dangelo leblanc elpaso';
const withSurnames = testDictionary(...SURNAMES.split(' '));

// Troubles with the practice areas that any of them may be about. Their words are in the vocabulary, `held-out-searches.json` measures the rest.
it.each(linesOf('troubles'))('%j is about %s', (told, about) => {
  expect(about.split(', ')).toContain(interpret(told, dictionary).practices[0]);
});

// What victims and accused people type: `hurt: i was robbed`. `both` may be said by either.
it.each(linesOf('hurt-or-accused'))('somebody %s says %j', (side, said) => {
  const { practices } = interpret(said, dictionary);
  const isDefending = (slug: string): boolean => DEFENDING.includes(slug);
  const found = [practices.some((slug) => !isDefending(slug)) && 'hurt', practices.some(isDefending) && 'accused'];
  expect(found.filter(Boolean)).toEqual(side === 'both' ? ['hurt', 'accused'] : [side]);
});

// The danger that the box is first about, and its language: `violence en: he beats me`; or `none`.
it.each(linesOf('dangers'))('danger %s is told by %j', (meant, said) => {
  const { danger } = understoodOf(interpret(said, dictionary), null, [], dictionary);
  expect(danger ? `${danger.kind} ${danger.language}` : 'none').toBe(meant);
});

it.each(linesOf('places'))('%s is meant by %j', (place, query) => {
  expect(interpret(query, withNames).place?.spot.label ?? 'none').toBe(place);
});

it.each(linesOf('location-box'))('%s is meant by %j in the location box', (place, text) => {
  const { spot, unread } = readLocation(text, dictionary) ?? {};
  expect([spot?.kind === 'unknown' ? spot.kind : spot?.label, unread]).toEqual([place, []]);
});

it.each(linesOf('filters'))('filters %s are said by %j', (filters, query) => {
  const said = interpret(query, dictionary).filters.map(({ name, value }) => `${name}=${value}`);
  expect(said.join(' ') || 'none').toBe(filters);
});

it.each(linesOf('surnames'))('the surname %s is in %j', (words, query) => {
  expect(interpret(query, withSurnames).words.map(({ variants: [first] }) => first)).toEqual(words.split(' '));
});

// The words beside the question; `check` where none is left.
it.each(linesOf('licence-checks'))('%s is asked beside how to check a license by %j', (beside, query) => {
  expect(licenceCheckIn(query)).toBe(beside === 'none' ? null : beside === 'check' ? '' : beside);
});

it.each(linesOf('licence-numbers'))('the license %s is in %j', (licence, query) => {
  const { number, state, rest } = licenceNumberIn(query, dictionary) ?? {};
  expect(number ? [number, state ?? '-', rest || '-'].join(' | ') : 'none').toBe(licence);
});

it('a search of the most words that dangers are told by is read in less than 50 ms', () => {
  const costOf = (query: string) => {
    const began = process.cpuUsage();
    interpret(query.slice(0, 200), dictionary);
    return process.cpuUsage(began).user / 1_000;
  };
  for (const word of ['my husband hit me ', 'me ', 'kill ', 'my ']) {
    const costs = Array.from({ length: 9 }, () => costOf(word.repeat(200)));
    // Compilers and collectors of garbage, whose threads are counted too, do not work each time.
    expect(Math.min(...costs)).toBeLessThan(50);
  }
});
