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
const placeIn = (query: string): string | null => read(query).place;

describe('a misspelt city', () => {
  it.each([
    ['huston divorce', 'Houston, TX'],
    ['huston', 'Houston, TX'],
    ['divorce in huston', 'Houston, TX'],
    ['huston id divorce', 'Huston, ID'],
    ['huston idaho', 'Huston, ID'],
    ['lawyer in huston tx', 'Houston, TX'],
    ['lawyer in pittsburg pa', 'Pittsburgh, PA'],
    // Cities that are known elsewhere, although Cary is in Illinois.
    ['lawyer in gary illinois', 'Gary, IN or Illinois'],
    ['hoboken ny', 'Hoboken, NJ or New York'],
    // Towns of which nobody tells how many live there.
    ['willington divorce', 'Willington, CT'],
    ['brooklin lawyer', 'Brooklin, ME'],
    ['hartington', 'Hartington, NE'],
    ['driggs', 'Driggs, ID'],
    ['phenix lawyer', 'Phoenix, AZ'],
    ['memfis divorce', 'Memphis, TN'],
    ['dalas divorce', 'Dallas, TX'],
    ['schenectedy dui', 'Schenectady, NY'],
    ['poughkepsie', 'Poughkeepsie, NY'],
    ['sanfransisco', 'San Francisco, CA'],
    ['sanfransisco divorce', 'San Francisco, CA'],
    ['los angelas california dui', 'Los Angeles, CA'],
    ['columbas ohio', 'Columbus, OH'],
  ])('in %j is meant', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });

  it('is none where a name is as near, or beside a name', () => {
    expect(read('schenectedy smith law')).toMatchObject({ place: null, words: ['smith', 'schenectady'] });
    expect(interpret('schenectedy smith law', dictionary).corrected).toHaveLength(1);
    expect(read('candler law')).toMatchObject({ place: null, words: ['candler'] });
  });
});

describe('short words of places are written out', () => {
  it.each([
    ['w. palm beach', 'West Palm Beach, FL'],
    ['No. Hollywood', 'North Hollywood, CA'],
    ['no hollywood', 'North Hollywood, CA'],
    ['no las vegas nv', 'North Las Vegas, NV'],
    ['divorce no las vegas nv', 'North Las Vegas, NV'],
    ['dui fla', 'Florida'],
    ['No. Miami', 'North Miami, FL'],
    ['n. miami', 'North Miami, FL'],
    ['dui so. san francisco', 'South San Francisco, CA'],
    ['e lansing divorce', 'East Lansing, MI'],
    ['orange co florida', 'Orange County, FL'],
    ['fairfax co., va', 'Fairfax County, VA'],
    ['boulder co', 'Boulder, CO'],
    ['n. charleston sc', 'North Charleston, SC'],
  ])('in %j', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });

  it.each([
    'w. jordan',
    'michael e. lansing law',
    'divorce no hollywood',
    'no miami lawyers',
    'divorce no houston tx',
    'no chicago divorce',
    'no hollywood fl',
    'no hollywood florida',
    'no charleston wv',
    'no miami az',
    'no augusta me',
    'no chicago texas',
    'w monroe',
    'w. monroe law',
    'adams & co., pa',
    'adams co, pa',
    'smith & co tx',
    'harris and co tx',
    'lee &co fl',
  ])('but not in %j', (query) => {
    expect(placeIn(query) ?? '').not.toMatch(/^(North|West|East)|County/);
  });
});

describe('a county by one word', () => {
  it.each([
    ['broward', 'Broward County, FL'],
    ['calcasieu', 'Calcasieu Parish, LA'],
    ['divorce westchester ny', 'Westchester County, NY'],
    // Hamlets elsewhere are called so.
    ['bexar divorce', 'Bexar County, TX'],
    // Towns, of which the last one is far smaller than the county.
    ['albemarle lawyer', 'Albemarle, NC'],
    ['forsyth divorce', 'Forsyth, GA'],
    ['maricopa lawyer', 'Maricopa, AZ'],
    ['westchester lawyer', 'Westchester County, NY'],
    // A state.
    ['iowa ia', 'Iowa'],
    ['divorce maui', 'Maui County, HI'],
    ['lawyer in pinellas', 'Pinellas County, FL'],
    // A surname, a word, and towns.
    ['holmes divorce', null],
    ['will lawyer', null],
    ['orleans divorce', null],
    ['mclean divorce', null],
    ['dakota lawyer', null],
    // Counties nearly as large.
    ['otero lawyer', null],
  ])('%j: %s', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });
});

describe('what says nothing', () => {
  it.each([
    ['limited liability company', ['business-law'], []],
    ['professional corporation formation', ['business-formation'], []],
    ['law corporation', ['business-formation'], []],
    // Behind a name, and before digits.
    ['smith law corporation', [], ['smith']],
    ['divorce zip code 77002', ['divorce-family-law'], []],
  ])('%j asks for %j and %j', (query, practices, words) => {
    expect(read(query)).toMatchObject({ practices, words });
  });
});

describe('miles', () => {
  it.each([
    'within ten miles',
    'within twenty five miles of',
    'in a 10 mile radius of',
    'less than 5 miles from',
    '3 mi away from',
    'within a mile of',
  ])('%j are said of a place', (miles) => {
    expect(read(`divorce ${miles} houston`)).toEqual({
      place: 'Houston, TX',
      practices: ['divorce-family-law'],
      filters: [],
      words: [],
    });
    expect(interpret(`divorce ${miles} houston`, dictionary).near).toBe(true);
  });

  it.each([
    ['within 10 miles of hoboken', 'Hoboken, NJ'],
    ['lawyers within ten miles of winston salem', 'Winston-Salem, NC'],
    ['hoboken up to 5 miles', 'Hoboken, NJ'],
    ['within 10 miles of auburn divorce', 'Auburn, WA'],
    ['within 10 miles of auburn', 'Auburn, WA'],
  ])('leave %j its town %s', (query, place) => {
    expect(placeIn(query)).toBe(place);
  });

  it.each(['8 mile road', 'miles smith', 'speeding 20 miles over'])('%j tells of none', (query) => {
    expect(interpret(query, dictionary).near).toBe(false);
  });
});

describe('a filter', () => {
  it.each([
    ['saturday morning dui lawyer', 'isOpen=saturday'],
    ['open sun', 'isOpen=sunday'],
    ['late night lawyer', 'isOpen=evening'],
    ['first consultation free', 'freeConsultation=true'],
    ['can i get a lawyer on video', 'videoConsultation=true'],
    ['abogado abierto sabado', 'isOpen=saturday'],
  ])('in %j', (query, filter) => {
    expect(read(query).filters).toEqual([filter]);
  });

  it.each(['i sat morning in jail', 'caught on video stealing', 'late night crash'])(
    'is no word of a story: %s',
    (query) => {
      expect(read(query).filters).toEqual([]);
    },
  );
});

describe('what no business tells of itself', () => {
  it.each(['black attorney', 'black attorney houston', 'transgender lawyer', 'autism friendly lawyer'])(
    '%j',
    (query) => {
      expect(read(query).words).toEqual([]);
    },
  );

  it('names a business beside other names', () => {
    expect(read('smith & black attorneys').words).toEqual(['smith', 'black']);
  });
});

it('what was typed of an unfinished word counts: nothing begins with lans that a landlord has', () => {
  expect(read('lans')).toMatchObject({ practices: [] });
});

it.each([
  ['96910', 'Guam'],
  ['divorce 96932-1234', 'Guam'],
  ['96932-1234', 'Guam'],
  ['00802 1234', 'U.S. Virgin Islands'],
  ['lawyer 00802', 'U.S. Virgin Islands'],
  ['96799', 'American Samoa'],
  ['96950', 'Northern Mariana Islands'],
  ['00901', '00901'],
])('the ZIP code of %j is in a territory', (query, place) => {
  expect(placeIn(query)).toBe(place);
  expect(interpret(query, dictionary)).toMatchObject({ licence: null, words: [], lifting: [] });
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
