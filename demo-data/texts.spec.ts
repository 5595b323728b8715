import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';

const read = (file: string): string => readFileSync(new URL(`firms/${file}`, import.meta.url), 'utf8');
const practices: { slug: string }[] = JSON.parse(read('practices.json'));
const parts: { slug: string }[] = JSON.parse(read('practice-parts.json'));

/** All strings of a JSON document, lists within lists included. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(stringsOf) : [];
const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

it('each practice area of the site has words of its own, once', () => {
  const slugs = [...practices, ...parts].map(({ slug }) => slug);
  expect(slugs.sort()).toEqual(PRACTICE_AREAS.map(({ slug }) => slug).sort());
});

it.each([
  [
    'descriptions.json',
    'name city state year clients Clients matters lead second years attorneys staff tens visitors yearJoined yearsTogether languages',
  ],
  ['reviews.json', 'case business lawyer city'],
  ['practices.json', ''],
  ['practice-parts.json', ''],
])('%s has only the blanks that are filled in, no space too many, and no sentence twice in it', (file, blanks) => {
  const texts = stringsOf(JSON.parse(read(file)));
  const unknown = texts
    .flatMap((text) => text.match(/\{\w*\}?/g) ?? [])
    .filter((blank) => !blanks.split(' ').includes(blank.slice(1, -1)));
  expect(unknown).toEqual([]);
  expect(texts.filter((text) => text !== text.trim() || /\s{2}|[\n\t]/.test(text))).toEqual([]);
  expect(repeated(texts.filter((text) => /[.?!]$/.test(text)))).toEqual([]);
});

it('no city stands twice', () => {
  const cities = read('cities.csv')
    .trim()
    .split('\n')
    .map((line) => line.split(',').slice(0, 2).join());
  expect(repeated(cities)).toEqual([]);
});
