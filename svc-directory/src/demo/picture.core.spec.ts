import { expect, it } from '@jest/globals';
import { COMPOSITIONS } from '../images/business-image.core.ts';
import { pictureKey } from './picture.core.ts';
import { loadPlaces } from './places.ts';
import { createRandom } from './random.core.ts';

const CHICAGO = loadPlaces().find(({ city }) => city === 'Chicago');
if (!CHICAGO) throw new Error('The demo has no Chicago.');

const keys = (practice: string) =>
  Array.from({ length: 300 }, (_, n) => Number.parseInt(pictureKey(createRandom(37, n), practice, CHICAGO), 16));
const compositions = (practice: string) =>
  new Set(keys(practice).map((key) => COMPOSITIONS[key % COMPOSITIONS.length]?.name));

it('pictures suit the practice, and those of its parts are of the same kind', () => {
  expect([...compositions('divorce-family-law')].sort()).toEqual(['desk', 'doorway', 'hills', 'rowHouses', 'window']);
  expect(compositions('adoption')).toEqual(compositions('divorce-family-law'));
  expect(compositions('drug-crimes').has('courthouse')).toBe(true);
  expect(compositions('drug-crimes').has('rowHouses')).toBe(false);
});

it('pictures of a city share five palettes, and hardly any two are the same', () => {
  const drawn = keys('personal-injury');
  expect(new Set(drawn.map((key) => Math.floor(key / COMPOSITIONS.length) % 12)).size).toBe(5);
  expect(new Set(drawn).size).toBeGreaterThan(280);
});
