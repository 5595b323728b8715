import { testDictionary } from '../testing/dictionary.ts';
import { interpret } from './interpret.core.ts';

const dictionary = testDictionary('smith', 'jordan', 'mcallister', 'black', 'adams', 'griggs', 'diggs', 'monroe');
const read = (query: string) => {
  const { place, practices, filters, words } = interpret(query, dictionary);
  return {
    place: place?.spot.label ?? null,
    practices,
    filters: filters.map(({ name, value }) => `${name}=${value}`),
    words: words.map(({ variants: [first] }) => first),
  };
};

it('a misspelt city is none where a name is as near, or beside a name', () => {
  expect(read('schenectedy smith law')).toMatchObject({ place: null, words: ['smith', 'schenectady'] });
  expect(interpret('schenectedy smith law', dictionary).corrected).toHaveLength(1);
  expect(read('candler law')).toMatchObject({ place: null, words: ['candler'] });
});

it.each([
  ['limited liability company', ['business-law'], []],
  ['professional corporation formation', ['business-formation'], []],
  ['law corporation', ['business-formation'], []],
  // Behind a name, and before digits.
  ['smith law corporation', [], ['smith']],
  ['divorce zip code 77002', ['divorce-family-law'], []],
])('%j asks for %j and %j, and the rest says nothing', (query, practices, words) => {
  expect(read(query)).toMatchObject({ practices, words });
});

describe('miles', () => {
  const practices = ['divorce-family-law'];

  it.each([
    'within ten miles',
    'within twenty five miles of',
    'in a 10 mile radius of',
    'less than 5 miles from',
    '3 mi away from',
    'within a mile of',
  ])('%j are said of a place', (miles) => {
    expect(read(`divorce ${miles} houston`)).toEqual({ place: 'Houston, TX', practices, filters: [], words: [] });
    expect(interpret(`divorce ${miles} houston`, dictionary).near).toBe(true);
  });

  it.each(['8 mile road', 'miles smith', 'speeding 20 miles over'])('%j tells of none', (query) => {
    expect(interpret(query, dictionary).near).toBe(false);
  });
});

// No business tells it of itself, unless it is called so.
it.each([
  ['black attorney', []],
  ['black attorney houston', []],
  ['transgender lawyer', []],
  ['autism friendly lawyer', []],
  ['smith & black attorneys', ['smith', 'black']],
])('%j asks for no other word than %j', (query, words) => {
  expect(read(query).words).toEqual(words);
});

it('what was typed of an unfinished word counts: nothing begins with lans that a landlord has', () => {
  expect(read('lans')).toMatchObject({ practices: [] });
});

it.each([
  'divorce -hou',
  'divorce not hou',
  'divorce -los ang',
  'divorce not personal inj',
  'divorce -personal inj',
  'divorce not car acciden',
  'divorce no civil ri',
  'divorce without workers co',
  'divorce not in hou',
  'divorce not a bankr',
])('the end of %j leaves out no meaning yet, and asks for none', (query) => {
  const { practices, place, words, excluded } = interpret(query, dictionary);
  expect({ practices, place, words }).toEqual({ practices: ['divorce-family-law'], place: null, words: [] });
  expect(excluded).toMatchObject([{ practices: [], place: null }]);
});
