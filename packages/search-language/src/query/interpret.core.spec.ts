import { testDictionary } from '../testing/dictionary.ts';
import { interpret } from './interpret.core.ts';

const dictionary = testDictionary('smith', 'adler', 'kowalski', 'austin', 'injustice', 'marker', 'jones');
const read = (query: string, exact = false) => {
  const { practices, place, words, filters, ...rest } = interpret(query, dictionary, exact);
  return {
    practices,
    place: place?.spot.label ?? null,
    words: words.map(({ variants }) => variants.join('|')),
    filters: filters.map(({ name, value }) => `${name}=${value}`),
    corrected: rest.corrected.map(({ from, to }) => `${from} -> ${to}`),
    excluded: rest.excluded.map(({ typed }) => typed),
  };
};
const DIVORCE = 'divorce-family-law';
const nothing = { practices: [], place: null, words: [], filters: [], corrected: [], excluded: [] };

it.each([
  ['legal malpractice', ['general-practice'], []],
  ['sue my lawyer for malpractice', ['general-practice'], []],
  ['got served papers', [], ['got', 'served', 'paper']],
  // Vietnamese: without its marks, the last word begins trucks and trusts, and others are states.
  ['luật sư di trú', [], ['luat', 'su', 'tru']],
  ['luật sư cà', [], ['luat', 'su', 'ca']],
  ['más río', [], ['mas', 'rio']],
])('%j means no other practice and no place', (query, practices, words) => {
  expect(read(query)).toEqual({ ...nothing, practices, words });
});

it.each([
  ['court houston', 'court', []],
  ['Harris County Courthouse', 'courthouse', []],
  ['attorney general houston', 'attorney general', []],
  ['bar association houston', 'bar association', []],
  ['houston district court eviction', 'district court', ['eviction']],
])('a court or agency is no practice and no name: %s', (query, ignored, practices) => {
  const { words, corrected, ...rest } = interpret(query, dictionary);
  expect({ words, corrected, practices: rest.practices }).toEqual({ words: [], corrected: [], practices });
  expect(rest.ignored).toEqual([ignored]);
  expect(rest.place?.spot.label).toMatch(/^(Houston|Harris County), TX$/);
});

it.each([
  ['mi esposo me pega', true],
  ['abogado torres', true],
  ['quien me puede ayudar', true],
  // Names and abbreviations are in lists of Spanish words too.
  ['dr cm allister', false],
  ['luna torres houston', false],
  ['de la cruz', false],
])('that “%s” is Spanish: %s', (query, spanish) => {
  expect(interpret(query, dictionary).isSpanish).toBe(spanish);
});

it('a large city without businesses is not corrected to a name', () => {
  const others = testDictionary('loston');
  expect(interpret('association boston', others).corrected).toEqual([]);
});

it.each(['law firm', 'Law Offices', 'legal services', 'attorney', 'court', 'lawyers', 'abogado', 'best law firm'])(
  '%j says nothing, and a place beside it is found',
  (query) => {
    expect(read(query)).toEqual(nothing);
    expect(read(`${query} houston`)).toEqual({ ...nothing, place: 'Houston, TX' });
  },
);

it.each(['spanish speaking', 'name change', 'maine', 'divorce cost', 'personal trainer', 'grace', 'barking dog'])(
  'no word that exists is misspelt: %j',
  (query) => {
    expect(read(query).corrected).toEqual([]);
  },
);

it('another word becomes a known phrase or name, and says so', () => {
  expect(read('persnal injry').corrected).toEqual(['persnal injry -> personal injury']);
  expect(read('los angelas dui')).toMatchObject({ place: 'Los Angeles, CA', practices: ['dui-dwi-defense'] });
  expect(read('kowalsky law')).toMatchObject({ words: ['kowalski'], corrected: ['kowalsky -> kowalski'] });
});

it('nothing is corrected when the words are meant exactly', () => {
  expect(read('divorse kowalsky', true)).toEqual({ ...nothing, words: ['divorse', 'kowalsky'] });
});

describe('words are unwanted', () => {
  it.each([
    ['lawyers -divorce', 'divorce'],
    ['lawyers not personal injury', 'personal injury'],
    ['no bankruptcy', 'bankruptcy'],
    ['-bankruptcy', 'bankruptcy'],
    ['smith without jones', 'jones'],
    ['lawyers not in houston', 'houston'],
    ['lawyers not car accident', 'car accident'],
    ['lawyers -personal injury', 'personal injury'],
    ['not landlord', 'landlord'],
  ])('in %j', (query, excluded) => {
    expect(read(query)).toMatchObject({ practices: [], excluded: [excluded] });
  });

  it.each([
    'not guilty',
    'divorce without going to court',
    'driving without a license',
    'not a lawyer',
    'not not divorce',
  ])('but nothing in %j', (query) => {
    expect(read(query).excluded).toEqual([]);
  });

  it('and without another practice beside one that is wanted', () => {
    expect(read('personal injury without car accidents')).toMatchObject({
      practices: ['personal-injury'],
      excluded: ['car accidents'],
    });
    expect(read('driving without insurance').excluded).toEqual([]);
  });

  it('and so is what a filter leaves over', () => {
    expect(read('lawyer not too expensive').filters).toEqual(['priceRange=$,$$']);
    expect(read('divorce not cheap').filters).toEqual(['priceRange=$$$,$$$$']);
    expect(read('divorce without free consultation').filters).toEqual([]);
    expect(read('bankruptcy no money down').filters).toEqual(['priceRange=$,$$']);
    expect(read('wife wants no children').practices).toEqual(['divorce-family-law']);
  });

  it('but a hyphen within a name is none', () => {
    expect(read('smith & jones')).toEqual({ ...nothing, words: ['smith', 'jone'] });
    expect(read('e-discovery wrongful-death').practices).toEqual(['wrongful-death']);
    expect(read('smith-jones').words).toEqual(['smith', 'jone']);
  });
});

it.each(['a dog bit me at the park', 'what should i do after my dog bite', 'dog bite when she was in the park'])(
  'of a sentence that tells of a trouble not every word is looked for: %j',
  (query) => {
    expect(read(query)).toMatchObject({ practices: ['dog-bites'], words: [] });
  },
);

it('but a name in a sentence is', () => {
  expect(read('does kowalski do dog bite cases').words).toEqual(['kowalski']);
  expect(read('dog bite lawyer near me').practices).toEqual(['dog-bites']);
});

it('asks for no initial, and for no mistyped legal form, beside a name', () => {
  expect(read('Chad A. Adler P.CC.').words).toEqual(['chad', 'adler']);
  expect(read('adler lllp').words).toEqual(['adler']);
  expect(read('J J').words).toEqual(['j', 'j']);
});

it('keeps names, and reads practice, place and noise beside them', () => {
  expect(read('smith & adler llp').words).toEqual(['smith', 'adler']);
  expect(read('dui attorny chicago')).toMatchObject({ practices: ['dui-dwi-defense'], place: 'Chicago, IL' });
});

it('knows the name of a business in other words', () => {
  const { nameKeys, placedName, nameWords } = interpret('Smith & Kowalsky Law Group chicago', dictionary);
  expect(nameKeys).toEqual(['smith kowalsky law group chicago', 'smith kowalski law group chicago']);
  expect(placedName?.nameKeys).toEqual(['smith kowalsky law group', 'smith kowalski law group']);
  expect(nameWords).toEqual(['smith', 'kowalski', 'chicago']);
});

it.each([
  ['(312) 555-0199', '3125550199'],
  ['+1 312.555.0199', '3125550199'],
  ['call 3125550199', '3125550199'],
  ['555-0199', '5550199'],
  ['77002-1234', null],
  ['chapter 13', null],
])('a telephone number in %j is %j', (query, phone) => {
  expect(interpret(query, dictionary).phone).toBe(phone);
});

it('finds no constraint in noise alone, and nothing searchable in symbols', () => {
  expect(interpret('best lawyers near me', dictionary)).toMatchObject({ near: true, unsearchable: false });
  expect(read('best lawyers near me')).toEqual(nothing);
  expect(interpret(' %%% ', dictionary).unsearchable).toBe(true);
  expect(interpret('   ', dictionary).unsearchable).toBe(false);
});

it('takes the last word as unfinished', () => {
  expect(interpret('adler kowal', dictionary).words).toEqual([
    { typed: 'adler', variants: ['adler'], prefix: false },
    { typed: 'kowal', variants: ['kowal'], prefix: true },
  ]);
});

it('reads no more than two dozen words', () => {
  const long = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  expect(interpret(long, dictionary).words).toHaveLength(24);
});

// Quoted words mean nothing else, are not corrected, and must be found; a mark that is left over says nothing.
it.each([
  ['"personal injury"', { words: ['personal', 'injury'] }],
  ['“austin”', { words: ['austin'] }],
  ['"persnal"', { words: ['persnal'] }],
  ['divorce "collaborative" in austin', { practices: [DIVORCE], place: 'Austin, TX', words: ['collaborative'] }],
  ['personal injury "', { practices: ['personal-injury'] }],
  ['""', {}],
])('of %j is read %j', (query, said) => {
  expect(read(query)).toEqual({ ...nothing, ...said });
});

it('words in quotation marks tell no story with the words around them', () => {
  expect(read('my landlord wants to evict me').practices).not.toEqual([]);
  expect(read('my "landlord" wants to "evict" me').practices).toEqual([]);
});
