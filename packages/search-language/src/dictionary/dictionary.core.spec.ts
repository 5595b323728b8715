import type { CategoryTerms } from '../text/practice-terms.core.ts';
import { Dictionary, type Place } from './dictionary.core.ts';

const area = (slug: string, name: string, ...aliases: string[]): CategoryTerms => ({ id: slug, slug, name, aliases });
const place = (key: string, city: string, state: string, docs: number) => ({ key, city, state, docs, centre: null });
const dictionary = Dictionary.of(
  [
    area('tax-law', 'Tax Law', 'irs', 'back taxes'),
    area('dui-dwi-defense', 'DUI & DWI Defense', 'drunk driving'),
    area('drug-crime', 'Drug Crime', 'drugs'),
    area('real-estate', 'Real Estate', 'closings'),
  ],
  [
    place('springfield-il', 'Springfield', 'IL', 4),
    place('springfield-ma', 'Springfield', 'MA', 9),
    place('springfield-mo', 'Springfield', 'MO', 9),
    place('st-louis-mo', 'St. Louis', 'MO', 20),
    ...['Alpha', 'Beta', 'Gamma', 'Delta', 'Zeta', 'Eta'].map((end) => place(`lake-${end}`, `Lake ${end}`, 'TX', 1)),
  ],
);
const keys = (places: Place[]): string[] => places.map(({ key }) => key);

describe('practices', () => {
  it.each([
    ['tax law', ['tax-law']],
    ['tax', ['tax-law']],
    ['irs', ['tax-law']],
    ['back tax', ['tax-law']],
    ['dui dwi', ['dui-dwi-defense']],
    ['realestate', ['real-estate']],
    ['drug', ['drug-crime']],
    ['law', []],
    ['real', []],
    ['', []],
  ])('of the phrase %j are %j', (phrase, slugs) => {
    expect(dictionary.practices(phrase)).toEqual(slugs);
  });

  it('may be unfinished from three letters on', () => {
    expect(dictionary.practicesStartingWith('dru')).toEqual(['drug-crime', 'dui-dwi-defense']);
    expect(dictionary.practicesStartingWith('dr')).toEqual([]);
    expect(dictionary.practicesStartingWith('zzz')).toEqual([]);
  });
});

describe('cities', () => {
  it('of one name come with the most documents first, equals by key', () => {
    expect(keys(dictionary.cities('springfield'))).toEqual(['springfield-ma', 'springfield-mo', 'springfield-il']);
  });

  it('are found by their other names', () => {
    expect(keys(dictionary.cities('saint louis'))).toEqual(['st-louis-mo']);
  });

  it('are not offered for a beginning that could be too many', () => {
    expect(dictionary.citiesStartingWith('lake')).toEqual([]);
    expect(dictionary.citiesStartingWith('lake', 50)).toHaveLength(6);
    expect(keys(dictionary.citiesStartingWith('lake al'))).toEqual(['lake-Alpha']);
  });

  it('like a misspelt one are the nearest only, and none for a short word', () => {
    expect(keys(dictionary.citiesLike('sprignfield'))).toEqual(['springfield-ma', 'springfield-mo', 'springfield-il']);
    expect(dictionary.citiesLike('etx')).toEqual([]);
  });
});

it('tells the vocabulary which words have a meaning', () => {
  const { vocabulary } = dictionary;
  const known = ['irs', 'springfield', 'lawyer', 'unheard'].filter((word) => vocabulary.hasMeaning(word));
  expect(known).toEqual(['irs', 'springfield', 'lawyer']);
});
