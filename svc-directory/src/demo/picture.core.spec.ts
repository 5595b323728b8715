import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { pictureKey } from './picture.core.ts';
import { loadPlaces } from './places.ts';
import { createRandom } from './random.core.ts';

const CHICAGO = loadPlaces().find(({ city }) => city === 'Chicago');
if (!CHICAGO) throw new Error('The demo has no Chicago.');

const FILES = readdirSync(new URL('../../assets/business-pictures/', import.meta.url)).sort();
const keys = (practice: string) =>
  Array.from({ length: 300 }, (_, n) => Number.parseInt(pictureKey(createRandom(37, n), practice, CHICAGO), 16));
const pictures = (practice: string) => keys(practice).map((key) => FILES[key % FILES.length] ?? '');
const subjects = (practice: string) => new Set(pictures(practice).map((file) => file.slice(3, -'.svg'.length)));

it('pictures suit the practice, and those of its parts are of the same kind', () => {
  expect([...subjects('divorce-family-law')].sort()).toEqual(['desk', 'doorway', 'hills', 'row-houses', 'window']);
  expect(subjects('adoption')).toEqual(subjects('divorce-family-law'));
  expect(subjects('drug-crimes').has('courthouse')).toBe(true);
  expect(subjects('drug-crimes').has('row-houses')).toBe(false);
});

it('pictures of a city share five lights in their keys, and show each subject in all of its own', () => {
  const drawn = keys('personal-injury');
  expect(new Set(drawn.map((key) => Math.floor(key / 16) % 12)).size).toBe(5);
  expect(new Set(pictures('personal-injury')).size).toBe(3 * subjects('personal-injury').size);
});
