import { NOTHING_UNDERSTOOD, type UnderstoodLicence, type UnderstoodPlace } from '@lawdex/contracts';
import { aSearch } from '@lawdex/mf-kit/testing';
import type { SearchState } from '../search-state.core.ts';
import type { Sentence } from '../sentence.core.ts';
import { SPANISH } from '../words/spanish.ts';
import type { Understanding } from '../words/words.core.ts';
import { licenceSentence, understoodChips, understoodSentences } from './understood-sentences.core.ts';

const DIVORCE = { slug: 'divorce-family-law', name: 'Divorce & Family Law' };
const BROOKLYN: UnderstoodPlace = { kind: 'city', label: 'Brooklyn, NY', radiusMiles: null };
const HOUSTON: UnderstoodPlace = { kind: 'city', label: 'Houston, TX', radiusMiles: null };

/** Emphasis as *…*, links as [text](address). */
const written = (sentence: Sentence): string =>
  sentence
    .map(({ text, isStrong, to }) => (to === undefined ? (isStrong ? `*${text}*` : text) : `[${text}](${to})`))
    .join('');

const say = (understood: Partial<Understanding>, state: SearchState = {}, total = 14): string[] =>
  understoodSentences({ ...NOTHING_UNDERSTOOD, ...understood }, { state, total }).map(written);

/** The label of each chip, and where it leads. */
const chips = (understood: Partial<Understanding>, state: SearchState = {}): string[] =>
  understoodChips(
    { ...NOTHING_UNDERSTOOD, ...understood },
    { state, labelOf: ({ name, value }) => `${name} ${value}` },
  ).map(({ label, to }) => `${label} ${to}`);

it('a search that was read word by word needs no sentence', () => {
  expect(say({})).toEqual([]);
  expect(say({ words: ['smith'] }, { query: 'smith' })).toEqual([]);
});

it.each(['محامي هجرة', '移民律师', 'divorce адвокат', '이혼'])(
  '%s is in a script that is not read, so the languages that are stand there',
  (query) => {
    expect(say({}, { query })).toEqual(['Searches are read in English and Spanish.']);
    expect(say({}, { query: 'abogado José, Łódź 5 ½' })).toEqual([]);
  },
);

it('a search in Spanish is told of in Spanish, and that the site is not', () => {
  const read = { place: BROOKLYN, widened: { kind: 'state', state: 'New York' } } as const;
  expect(say({ ...read, practices: [DIVORCE], texts: SPANISH })).toEqual([
    expect.stringContaining('“Habla español”'),
    'Todavía no hay ningún despacho de Divorce & Family Law en Brooklyn, NY. Se muestran 14 en New York.',
  ]);
});

describe('spelling', () => {
  const corrected = [{ from: 'divorse', to: 'divorce' }];

  it('the whole corrected query is shown, and the typed one is a link that keeps the filters', () => {
    expect(say({ corrected }, { query: 'cheap Divorse lawyer', rating: 4, sortBy: 'name' })).toEqual([
      'Showing results for *cheap divorce lawyer*. Search instead for ' +
        '[cheap Divorse lawyer](/search?query=cheap+Divorse+lawyer&exact=true&rating=4&sortBy=name).',
    ]);
  });

  it('searched as typed, there is a way back to corrections', () => {
    expect(say({}, { query: 'divorse', exact: true, location: 'Austin' })).toContain(
      'Searched exactly as typed. [Search with corrections](/search?query=divorse&location=Austin).',
    );
  });
});

it('words that may be said by who was hurt and who is accused let both choose', () => {
  const [hurt, accused] = [[DIVORCE], [{ slug: 'sex-crimes', name: 'Sex Crimes' }]];
  expect(say({ sides: { hurt, accused } }, { query: 'rape' })[0]).toMatch(
    /^You were hurt: \[Divorce.*&category=divorce-family-law\)\. You were accused: \[Sex .*&category=sex-crimes\)\.$/,
  );
});

describe('practice and place', () => {
  it('are chips, and each can be taken back with the filters kept', () => {
    const state = { query: 'divorce in houston tx', rating: 5 } as const;
    expect(chips({ practices: [DIVORCE], place: HOUSTON }, state)).toEqual([
      'Divorce & Family Law /search?query=%22divorce+in+houston+tx%22&rating=5',
      'Houston, TX /search?query=divorce&rating=5',
    ]);
    expect(say({ practices: [DIVORCE], place: HOUSTON }, state)).toEqual([]);
  });

  it.each<[string, Partial<UnderstoodPlace>, string, string[]]>([
    ['called otherwise', {}, 'smith divorce nyc', ['%22smith+divorce+nyc%22', 'Divorce+%26+Family+Law+smith']],
    ['named by its own words', { words: 'nyc' }, 'divorce in nyc', ['%22divorce%22+nyc', 'divorce']],
    [
      'one word with the practice',
      { words: 'nyc' },
      'nycdivorce',
      ['%22nycdivorce%22', 'Divorce+%26+Family+Law+smith'],
    ],
  ])('a place that is %s can be taken back', (_what, said, query, [asWords, everywhere]) => {
    const place = { ...HOUSTON, label: 'New York, NY', ...said };
    expect(chips({ practices: [DIVORCE], words: ['smith'], place }, { query })).toEqual([
      `Divorce & Family Law /search?query=${asWords}`,
      `New York, NY /search?query=${everywhere}`,
    ]);
  });

  it('places that share a name are offered one by one', () => {
    const place = { kind: 'city', label: 'Portland (OR, ME)', radiusMiles: null } as const;
    expect(say({ practices: [DIVORCE], place }, { query: 'portland divorce' })).toEqual([
      'Only in [Portland, OR](/search?query=divorce&location=Portland%2C+OR)' +
        ' or [Portland, ME](/search?query=divorce&location=Portland%2C+ME).',
    ]);
  });

  it('a name that a larger town has, too, asks which', () => {
    const place = { ...HOUSTON, label: 'Helena, AL', like: ['Helena, MT'] };
    expect(say({ place }, { query: 'helena' })).toEqual([
      ' Did you mean [Helena, MT](/search?query=helena&location=Helena%2C+MT)?',
    ]);
  });

  it('words in quotation marks are words already', () => {
    expect(chips({ practices: [DIVORCE] }, { query: 'divorce "collaborative"' })).toEqual([]);
  });

  it('a place that is none is said to be none', () => {
    const place = { kind: 'unknown', label: 'Nowhereville', radiusMiles: null } as const;
    const state = { query: 'divorce', location: 'Nowhereville' };
    expect(say({ practices: [DIVORCE], place, widened: { kind: 'everywhere' } }, state)).toEqual([
      'We know no place called “Nowhereville”. Showing 14 anywhere.',
    ]);
    expect(say({ place }, { location: 'Nowhereville' })).toEqual([
      'We know no place called “Nowhereville”. [Search everywhere](/search).',
    ]);
  });

  it('places that are written like one that is none are offered in its stead', () => {
    const place = {
      kind: 'unknown',
      label: 'Atlantis',
      radiusMiles: null,
      like: ['Atlanta, GA', 'Atlanta, TX'],
    } as const;
    const shown = {
      practices: [DIVORCE],
      place: { ...place, like: [...place.like] },
      widened: { kind: 'everywhere' } as const,
    };
    expect(say(shown, { query: 'divorce', location: 'Atlantis', rating: 4 })).toEqual([
      'We know no place called “Atlantis”. Showing 14 anywhere. Did you mean' +
        ' [Atlanta, GA](/search?query=divorce&location=Atlanta%2C+GA&rating=4)' +
        ' or [Atlanta, TX](/search?query=divorce&location=Atlanta%2C+TX&rating=4)?',
    ]);
  });

  it('a place of the location box is taken out of it, and the words stay', () => {
    expect(chips({ place: HOUSTON }, { query: 'smith', location: 'Houston', radius: 10 })).toEqual([
      'Houston, TX /search?query=smith',
    ]);
  });

  it.each<[UnderstoodPlace, string]>([
    [{ kind: 'position', label: 'near you', radiusMiles: null }, 'near you'],
    [{ kind: 'position', label: 'near you', radiusMiles: 10 }, 'within 10 miles of you'],
    [{ kind: 'zip', label: '77002', radiusMiles: 25 }, 'within 25 miles of 77002'],
    [{ kind: 'state', label: 'Texas', radiusMiles: null }, 'Texas'],
  ])('%j', (place, label) => {
    expect(chips({ place }, { near: '1,2' })).toEqual([`${label} /search`]);
  });
});

describe('widened', () => {
  it('nobody in a borough: how many are near, and where', () => {
    const widened = { kind: 'nearby', miles: 25, nearest: 'New York' } as const;
    expect(say({ place: { ...BROOKLYN, label: 'Brooklyn' }, widened }, { query: 'brooklyn', rating: 4 })).toEqual([
      'No firm in Brooklyn yet. Showing 14 near New York.',
    ]);
  });

  it.each([
    [{ kind: 'state', state: 'Texas' }, 'No Divorce & Family Law firm in Brooklyn, NY yet. Showing 1,400 in Texas.'],
    [{ kind: 'everywhere' }, 'No Divorce & Family Law firm in Brooklyn, NY yet. Showing 1,400 elsewhere.'],
    [{ kind: 'practice' }, 'No firm matches all of your words. Showing 1,400 Divorce & Family Law firms.'],
    [
      { kind: 'some-words', words: 2, of: 4 },
      'No firm matches all of your words. Showing 1,400 that match at least 2 of 4.',
    ],
  ] as const)('%j', (widened, sentence) => {
    expect(say({ practices: [DIVORCE], place: BROOKLYN, widened }, {}, 1400)).toEqual([sentence]);
  });

  it('words that were looked for are named', () => {
    const widened = { kind: 'everywhere' } as const;
    expect(say({ words: ['smith', 'jones'], place: BROOKLYN, widened })[0]).toMatch(
      /^No firm that matches “smith” and “jones” in Brooklyn, NY yet\./,
    );
  });
});

describe('filters, excluded and ignored words', () => {
  it('each filter of the words can be taken back by itself', () => {
    const filters: Understanding['filters'] = [
      { name: 'freeConsultation', value: 'true', words: 'free consultation' },
      { name: 'rating', value: '5', words: '5 star' },
      { name: 'isOpen', value: 'true', words: 'not in the query' },
    ];
    expect(chips({ filters }, { query: 'divorce with Free Consultation 5-star', location: 'Austin' })).toEqual([
      'freeConsultation true /search?query=divorce+5-star&location=Austin',
      'rating 5 /search?query=divorce+with+Free+Consultation&location=Austin',
    ]);
  });

  it('excluded words can be allowed again, with all that leads to them', () => {
    expect(chips({ excluded: ['houston'] }, { query: 'divorce not in houston' })).toEqual([
      'Without houston /search?query=divorce',
    ]);
  });

  it('words that a visitor may have wanted are named, and those that say nothing are not', () => {
    expect(say({ ignored: ['best', 'lawyer', 'a', 'cost'], leftOut: ['best', 'cost'] })).toEqual([
      'Not searched for: “best” and “cost”.',
    ]);
    expect(say({ ignored: ['lawyer', 'with', 'a'] })).toEqual([]);
  });

  it('everything at once, in one order', () => {
    const said = say(
      {
        corrected: [{ from: 'divorse', to: 'divorce' }],
        place: { ...BROOKLYN, kind: 'unknown' },
        leftOut: ['best'],
      },
      { query: 'best divorse houston open now -smith' },
    );
    expect(said.map((sentence) => sentence.split(' ')[0])).toEqual(['Showing', 'We', 'Not']);
  });
});

const said = (licence: Partial<UnderstoodLicence> | null, total = 0, isFiltered = false): string =>
  licenceSentence(
    {
      ...aSearch().understood,
      ...(licence && { licence: { number: '24012345', state: null, authority: null, isListed: false, ...licence } }),
    },
    { total, isFiltered },
  )
    .map(({ text }) => text)
    .join('');

it.each<[string, Partial<UnderstoodLicence> | null, number, boolean, string]>([
  ['a number that somebody lists', { isListed: true }, 1, false, 'Looking for license number 24012345.'],
  [
    'one whose holder is listed',
    {
      isListed: true,
      found: { jurisdiction: 'Texas', number: '24012345', holder: 'Jane Roe', checkedAt: '2026-01-15' },
    },
    1,
    false,
    'No. 24012345 is Jane Roe’s license, Texas, checked January 2026.',
  ],
  ["nobody's", {}, 0, false, 'No firm here lists license number 24012345.'],
  [
    "nobody's, where filters are on",
    { state: 'Texas' },
    0,
    true,
    'No firm here that fits your filters lists Texas license number 24012345.',
  ],
  [
    "nobody's, beside other words",
    {},
    1,
    false,
    'No firm here lists license number 24012345. Showing what else your search finds.',
  ],
  ['the question how to check one', { number: null }, 3000, false, ''],
  ['a search for something else', null, 3000, false, ''],
])('of %s', (_what, licence, total, isFiltered, sentence) => {
  expect(said(licence, total, isFiltered)).toBe(sentence);
});
