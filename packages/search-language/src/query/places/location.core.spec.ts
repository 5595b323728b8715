import { testDictionary } from '../../testing/dictionary.ts';
import { readLocation } from './location.core.ts';

const dictionary = testDictionary();

it.each([
  [true, ['near me', 'my area', 'my location', 'Current location']],
  [false, ['USA', 'anywhere']],
])('around the visitor: %s, and no place in particular is %j', (near, texts) => {
  for (const text of texts) expect(readLocation(text, dictionary)).toEqual({ spot: null, near, unread: [] });
});

it.each([
  ['Chicanos', ['Chicago, IL']],
  ['Houston, CA', ['Houston, TX']],
  ['houston ca', ['Houston, TX']],
  ['Lakeland, CA', ['Lakeland, FL']],
  ['Qwzxyqw', []],
])('%j is no place, and those that are written most like it are %j', (text, like) => {
  expect(readLocation(text, dictionary)?.spot).toMatchObject({ kind: 'unknown', like });
});

it('uses what it understands, and says what it does not', () => {
  expect(readLocation('Nowhereville, TX', dictionary)).toMatchObject({
    spot: { label: 'Texas' },
    unread: ['nowhereville'],
  });
  expect(readLocation('Houston, CA, Austin', dictionary)).toMatchObject({
    spot: { label: 'Austin, TX' },
    unread: ['houston ca'],
  });
});

it('looks around a ZIP code, nearest first', () => {
  const levels = readLocation('98101', dictionary)?.spot?.levels ?? [];
  expect(levels.map(({ zips, within }) => within?.miles ?? zips)).toEqual([['98101'], 5, 10, 25]);
});

it('is no place at all without a letter or digit', () => {
  expect(readLocation(' , ,', dictionary)).toBeNull();
});
