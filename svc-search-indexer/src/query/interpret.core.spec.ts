import { describe, expect, it } from '@jest/globals';
import { testDictionary } from '../../test/dictionary.ts';
import { interpret } from './interpret.core.ts';

const dictionary = testDictionary('smith', 'adler', 'kowalski', 'austin', 'injustice');
const read = (query: string) => {
  const { practices, place, words, flags } = interpret(query, dictionary);
  return {
    practices: practices?.slugs ?? [],
    cities: place?.cities.map(({ key }) => key) ?? [],
    states: place?.states ?? [],
    words: words.map(({ variants }) => variants.join('|')),
    flags,
  };
};
const nothing = { practices: [], cities: [], states: [], words: [], flags: [] };

describe('interpret finds the practice', () => {
  it.each([
    ['personal injury', 'personal-injury'],
    ['Personal Injury Lawyers', 'personal-injury'],
    ['persnal injry', 'personal-injury'],
    ['divorse lawyer', 'divorce-family-law'],
    ['best divorce attorneys near me', 'divorce-family-law'],
    ['DUI', 'dui-dwi-defense'],
    ['drunk drivng attorny', 'dui-dwi-defense'],
    ['imigration lawer', 'immigration'],
    ['bankrupcy', 'bankruptcy'],
    ['workers comp', 'workers-compensation'],
    ['realestate', 'real-estate'],
    ['tax law', 'tax-law'],
    ['tax', 'tax-law'],
    ['slip & fall', 'slip-and-fall'],
    ['legal aid', 'legal-aid'],
    ['power of attorney', 'estate-planning'],
    ['wills and trusts', 'estate-planning'],
    ['18 wheeler accident', 'truck-accidents'],
    ['bankrup', 'bankruptcy'],
    ['personal inj', 'personal-injury'],
  ])('in %j', (query, slug) => {
    expect(read(query).practices).toContain(slug);
  });
});

describe('interpret finds the place', () => {
  it.each([
    ['lawyers in chicago', ['chicago-il'], []],
    ['chcago', ['chicago-il'], []],
    ['nyc', ['new-york-ny'], []],
    ['new york', ['new-york-ny'], ['NY']],
    ['new york ny', ['new-york-ny'], []],
    ['springfield', ['springfield-il', 'springfield-ma'], []],
    ['springfield il', ['springfield-il'], []],
    ['springfield, Massachusetts', ['springfield-ma'], []],
    ['portland or', ['portland-or'], []],
    ['saint louis', ['st-louis-mo'], []],
    ['texas', [], ['TX']],
    ['tx', [], ['TX']],
    ['washington seattle', ['seattle-wa'], []],
    ['losangeles', ['los-angeles-ca'], []],
    ['attorney in or near me', [], []],
  ])('in %j', (query, cities, states) => {
    expect(read(query)).toEqual({ ...nothing, cities, states });
  });
});

describe('interpret', () => {
  it('reads practice, place and noise side by side', () => {
    expect(read('top rated dui attorny chicago')).toEqual({
      ...nothing,
      practices: ['dui-dwi-defense'],
      cities: ['chicago-il'],
    });
  });

  it('keeps names, and offers what a misspelt one may be', () => {
    expect(read('smith & adler llp')).toEqual({ ...nothing, words: ['smith', 'adler', 'llp'] });
    expect(read('kowalsky law').words).toEqual(['kowalski']);
  });

  it('understands filters in words', () => {
    expect(read('divorce lawyer open now free consultation')).toEqual({
      ...nothing,
      practices: ['divorce-family-law'],
      flags: ['isOpen', 'freeConsultation'],
    });
  });

  it('finds no constraint in noise alone, and nothing searchable in symbols', () => {
    expect(interpret('best lawyers near me', dictionary)).toMatchObject({
      practices: null,
      place: null,
      words: [],
      unsearchable: false,
    });
    expect(interpret(' %%% ', dictionary).unsearchable).toBe(true);
    expect(interpret('   ', dictionary).unsearchable).toBe(false);
  });

  it('takes the last word as unfinished', () => {
    expect(interpret('adler kowal', dictionary).words).toEqual([
      { variants: ['adler'], prefix: false },
      { variants: ['kowal'], prefix: true },
    ]);
  });

  it('reads no more than sixteen words, whatever they are', () => {
    expect(
      interpret(Array.from({ length: 100 }, (_, index) => `word${index}`).join(' '), dictionary).words,
    ).toHaveLength(16);
  });
});
