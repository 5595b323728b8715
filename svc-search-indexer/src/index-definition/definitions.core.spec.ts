import { BUSINESS_FLAGS } from '@lawdex/contracts';
import { CATEGORIES } from '@lawdex/search-language/testing';
import { NOISE_TERMS, cityKeyOf, cityNames, practiceTerms, termsOf } from '@lawdex/search-language/text';
import { indexVersion } from './version.core.ts';

describe('noise', () => {
  it('is in the form in which queries are read, otherwise it would never be recognised', () => {
    for (const word of NOISE_TERMS) expect(termsOf(word)).toEqual([word]);
  });

  it('never holds all words of a practice area, which could not be searched for then', () => {
    for (const category of CATEGORIES) {
      const names = practiceTerms(category.slug, category).slice(0, 1);
      for (const name of names) expect(termsOf(name).every((word) => NOISE_TERMS.has(word))).toBe(false);
    }
  });
});

it.each([
  ['St. Louis', 'saint-louis-mo', ['st louis', 'saint louis']],
  ['Port St. Lucie', 'port-saint-lucie-fl', ['port st lucie', 'port saint lucie']],
  ["Coeur d'Alene", 'coeur-dalene-id', ["coeur d'alene", 'coeur d alene']],
  ['Winston-Salem', 'winston-salem-nc', ['winston-salem']],
  ['Saint Paul', 'saint-paul-mn', ['saint paul', 'st paul']],
  ['Fort Worth', 'fort-worth-tx', ['fort worth', 'ft worth']],
  ['Mount Vernon', 'mount-vernon-ny', ['mount vernon', 'mt vernon']],
  ['Stamford', 'stamford-ct', ['stamford']],
  ['Las Vegas', 'las-vegas-nv', ['las vegas', 'vegas']],
  ['Las Vegas', 'las-vegas-nm', ['las vegas']],
])('cityNames of %s (%s) are %j', (city, key, names) => {
  expect(cityKeyOf(city, key.slice(-2))).toBe(key);
  expect(cityNames(city, key)).toEqual(names);
});

it('indexVersion is another one for another mapping, flag or order of flags', () => {
  const [first, ...others] = BUSINESS_FLAGS;
  const versions = [
    indexVersion(3, BUSINESS_FLAGS),
    indexVersion(4, BUSINESS_FLAGS),
    indexVersion(3, [...BUSINESS_FLAGS, 'acceptsCards']),
    indexVersion(3, [...others, first]),
  ];
  expect(new Set(versions).size).toBe(4);
  for (const version of versions) expect(version | 0).toBe(version);
});
