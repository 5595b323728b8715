import { cityCalled, placeKeyOf, placeKeyOfPhrase, placeSpellings, placeWordsOf } from './place-fold.core.ts';
import { phraseOf } from './text.core.ts';

const SAME = [
  ['Saint Louis', 'St. Louis', 'ST LOUIS', 'St Louis', 'saint  louis'],
  ['Port Saint Lucie', 'Port St. Lucie', 'PORT ST LUCIE'],
  ['Sault Sainte Marie', 'Sault Ste. Marie'],
  ['Fort Worth', 'Ft. Worth', 'ft worth'],
  ['Mount Pleasant', 'Mt. Pleasant'],
  ["Coeur d'Alene", 'Coeur D Alene', 'Coeur dAlene', 'COEUR D’ALENE', "coeur d' alene"],
  ["O'Fallon", 'O Fallon', 'OFallon'],
  ["Land O'Lakes", 'Land O Lakes', "Land O' Lakes"],
  ['Saint Marys', "St. Mary's"],
  ['Cañon City', 'Canon City'],
  ['Winston Salem', 'Winston-Salem'],
  ['Dekalb', 'DeKalb', 'De Kalb'],
  ['La Salle', 'LaSalle'],
  ['McAllen', 'Mc Allen'],
  ['Colorado Springs', 'Colorado Spgs.'],
  ['Lake Forest Park', 'Lk Forest Pk'],
  ['North Las Vegas', 'N. Las Vegas', 'No. Las Vegas'],
  ['East Saint Louis', 'E St Louis'],
];

it.each(SAME)('%s has one key, however it is written', (...names) => {
  const keys = names.flatMap((name) => [placeKeyOf(name), placeKeyOfPhrase(phraseOf(name))]);
  expect([...new Set(keys)]).toHaveLength(1);
});

it.each([
  ['Lake Forest', 'Lake Forest Park'],
  ['Saint Paul', 'Saint Peter'],
  ['Pleasant Mt', 'Pleasant Mount'],
  ['North Port', 'South Port'],
])('%s is not %s', (one, other) => {
  expect(placeKeyOf(one)).not.toBe(placeKeyOf(other));
});

it.each([
  ['Port St. Lucie', 'port saint lucie'],
  ['Shaker Hts', 'shaker heights'],
  ['E Jordan', 'e jordan'],
  ['St', 'st'],
])('writes %s in full: %s', (name, words) => {
  expect(placeWordsOf(name).join(' ')).toBe(words);
});

it.each([
  ['St. Louis', ['stlouis', 'saintlouis']],
  ['saint louis', ['saintlouis', 'stlouis']],
  ['coeur d alene', ['coeurdalene']],
  ['n las vegas', ['nlasvegas', 'northlasvegas']],
])('%s is spelled %j', (name, spellings) => {
  expect(placeSpellings(name)).toEqual(spellings);
});

it.each([
  ['NYC', 'NY', 'New York'],
  ['N.Y.C.', 'NY', 'New York'],
  ['Phila.', 'PA', 'Philadelphia'],
  ['Philadelphia', 'PA', undefined],
  ['NYC', 'PA', undefined],
])('%s in %s is called %s', (name, state, city) => {
  expect(cityCalled(name, state)).toBe(city);
});
