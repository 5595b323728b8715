import { describe, expect, it } from '@jest/globals';
import { NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import type { Understood, UnderstoodLicence, UnderstoodPlace } from '@lawdex/contracts';
import { aSearch } from '@lawdex/mf-kit/testing';
import type { SearchState } from '../search-state.core.ts';
import type { Sentence } from '../sentence.core.ts';
import { licenceSentence, understoodSentences } from './understood-sentences.core.ts';

const DIVORCE = { slug: 'divorce-family-law', name: 'Divorce & Family Law' };
const BROOKLYN: UnderstoodPlace = { kind: 'city', label: 'Brooklyn, NY', radiusMiles: null };
const HOUSTON: UnderstoodPlace = { kind: 'city', label: 'Houston, TX', radiusMiles: null };

/** Emphasis as *…*, links as [text](address). */
const written = (sentence: Sentence): string =>
  sentence
    .map(({ text, isStrong, to }) => (to === undefined ? (isStrong ? `*${text}*` : text) : `[${text}](${to})`))
    .join('');

const say = (understood: Partial<Understood>, state: SearchState = {}, total = 14): string[] =>
  understoodSentences(
    { ...NOTHING_UNDERSTOOD, ...understood },
    { state, total, labelOf: ({ name, value }) => `${name} ${value}` },
  ).map(written);

it('a search that was read word by word needs no sentence', () => {
  expect(say({})).toEqual([]);
  expect(say({ words: ['smith'] }, { query: 'smith' })).toEqual([]);
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
  it('a practice and a place of the words are said, and the place can be taken back', () => {
    expect(say({ practices: [DIVORCE], place: HOUSTON }, { query: 'divorce in houston tx', rating: 5 })).toEqual([
      'Looking for *Divorce & Family Law* in Houston, TX. [Search everywhere](/search?query=divorce&rating=5).' +
        ' Search instead for ["divorce in houston tx"](/search?query=%22divorce+in+houston+tx%22&rating=5).',
    ]);
  });

  it('a place that was called otherwise can be taken back too', () => {
    const place = { kind: 'city', label: 'New York, NY', radiusMiles: null } as const;
    expect(say({ practices: [DIVORCE], words: ['smith'], place }, { query: 'smith divorce nyc' })).toEqual([
      'Looking for *Divorce & Family Law* in New York, NY. [Search everywhere](/search?query=Divorce+%26+Family+Law+smith).' +
        ' Search instead for ["smith divorce nyc"](/search?query=%22smith+divorce+nyc%22).',
    ]);
  });

  it('what was typed for a place is what is taken out', () => {
    const place = { kind: 'city', label: 'New York, NY', words: 'nyc', radiusMiles: null } as const;
    expect(say({ practices: [DIVORCE], place }, { query: 'divorce in nyc' })).toEqual([
      'Looking for *Divorce & Family Law* in New York, NY. [Search everywhere](/search?query=divorce).' +
        ' Search instead for ["divorce" nyc](/search?query=%22divorce%22+nyc).',
    ]);
  });

  it('a place that is typed as one word with a practice is no word beside it', () => {
    const place = { kind: 'city', label: 'Houston, TX', words: 'houston', radiusMiles: null } as const;
    expect(say({ practices: [DIVORCE], place }, { query: 'houstondivorce' })[0]).toContain(
      ' Search instead for ["houstondivorce"](/search?query=%22houstondivorce%22).',
    );
  });

  it('places that share a name are offered one by one', () => {
    const place = { kind: 'city', label: 'Portland (OR, ME)', radiusMiles: null } as const;
    expect(say({ practices: [DIVORCE], place }, { query: 'portland divorce' })).toEqual([
      'Looking for *Divorce & Family Law* in Portland (OR, ME).' +
        ' Only in [Portland, OR](/search?query=divorce&location=Portland%2C+OR)' +
        ' or [Portland, ME](/search?query=divorce&location=Portland%2C+ME).' +
        ' [Search everywhere](/search?query=divorce).' +
        ' Search instead for ["portland divorce"](/search?query=%22portland+divorce%22).',
    ]);
  });

  it('a place without a practice, and a practice without a place', () => {
    expect(say({ place: HOUSTON }, { query: 'houston' })).toEqual([
      'Looking in Houston, TX. [Search everywhere](/search).',
    ]);
    expect(say({ practices: [DIVORCE] }, { query: 'divorce' })).toEqual([
      'Looking for *Divorce & Family Law*. Search instead for ["divorce"](/search?query=%22divorce%22).',
    ]);
  });

  it('what was corrected has one link to what was typed', () => {
    const corrected = [{ from: 'divorse', to: 'divorce' }];
    expect(say({ practices: [DIVORCE], corrected }, { query: 'divorse' })).toEqual([
      'Showing results for *divorce*. Search instead for [divorse](/search?query=divorse&exact=true).',
      'Looking for *Divorce & Family Law*.',
    ]);
  });

  it('words in quotation marks are words already', () => {
    expect(say({ practices: [DIVORCE] }, { query: 'divorce "collaborative"' })).toEqual([
      'Looking for *Divorce & Family Law*.',
    ]);
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
    expect(say({ place: HOUSTON }, { query: 'smith', location: 'Houston', radius: 10 })).toEqual([
      'Looking in Houston, TX. [Search everywhere](/search?query=smith).',
    ]);
  });

  it.each<[UnderstoodPlace, string]>([
    [{ kind: 'position', label: 'near you', radiusMiles: null }, 'Looking near you.'],
    [{ kind: 'position', label: 'near you', radiusMiles: 10 }, 'Looking within 10 miles of you.'],
    [{ kind: 'zip', label: '77002', radiusMiles: 25 }, 'Looking within 25 miles of 77002.'],
    [{ kind: 'zip', label: '77002', radiusMiles: null }, 'Looking around 77002.'],
    [{ kind: 'county', label: 'Cook County, IL', radiusMiles: null }, 'Looking in Cook County, IL.'],
    [{ kind: 'state', label: 'Texas', radiusMiles: null }, 'Looking in Texas.'],
  ])('%j', (place, sentence) => {
    expect(say({ place })[0]).toBe(sentence);
  });
});

describe('widened', () => {
  it('nobody in a borough: how many are near, and where', () => {
    const widened = { kind: 'nearby', miles: 25, nearest: 'New York' } as const;
    expect(say({ place: { ...BROOKLYN, label: 'Brooklyn' }, widened }, { query: 'brooklyn', rating: 4 })).toEqual([
      'No business in Brooklyn yet. Showing 14 near New York. [Search everywhere](/search?rating=4).',
    ]);
  });

  it.each([
    [
      { kind: 'state', state: 'Texas' },
      'No business for Divorce & Family Law in Brooklyn, NY yet. Showing 1,400 in Texas.',
    ],
    [{ kind: 'everywhere' }, 'No business for Divorce & Family Law in Brooklyn, NY yet. Showing 1,400 elsewhere.'],
    [{ kind: 'practice' }, 'No business matches all of your words. Showing 1,400 for Divorce & Family Law.'],
    [
      { kind: 'some-words', words: 2, of: 4 },
      'No business matches all of your words. Showing 1,400 that match at least 2 of 4.',
    ],
  ] as const)('%j', (widened, sentence) => {
    expect(say({ practices: [DIVORCE], place: BROOKLYN, widened }, {}, 1400)).toEqual([sentence]);
  });

  it('words that were looked for are named', () => {
    const widened = { kind: 'everywhere' } as const;
    expect(say({ words: ['smith', 'jones'], place: BROOKLYN, widened })[0]).toMatch(
      /^No business that matches “smith” and “jones” in Brooklyn, NY yet\./,
    );
  });
});

describe('filters, excluded and ignored words', () => {
  it('each filter of the words can be taken back by itself', () => {
    const filters: Understood['filters'] = [
      { name: 'freeConsultation', value: 'true', words: 'free consultation' },
      { name: 'rating', value: '5', words: '5 star' },
    ];
    expect(say({ filters }, { query: 'divorce with Free Consultation 5-star', location: 'Austin' })).toEqual([
      'Filters from your words: *freeConsultation true* ' +
        '([remove “free consultation”](/search?query=divorce+5-star&location=Austin)), ' +
        '*rating 5* ([remove “5 star”](/search?query=divorce+with+Free+Consultation&location=Austin)).',
    ]);
  });

  it('a filter whose words are not found in the query is said without a link', () => {
    const filters: Understood['filters'] = [{ name: 'isOpen', value: 'true', words: 'open now' }];
    expect(say({ filters }, { query: 'opn nw' })).toEqual(['Filters from your words: *isOpen true*.']);
  });

  it('a place that is left out goes with all that leads to it', () => {
    expect(say({ excluded: ['houston'] }, { query: 'divorce not in houston' })).toEqual([
      'Without *houston* ([allow “houston”](/search?query=divorce)).',
    ]);
  });

  it('excluded words can be allowed again, with the word that excludes them', () => {
    expect(say({ excluded: ['smith', 'jones'] }, { query: 'injury -smith not jones', exact: true }).slice(1)).toEqual([
      'Without *smith* ([allow “smith”](/search?query=injury+not+jones)), *jones* ([allow “jones”](/search?query=injury+-smith)).',
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
        practices: [DIVORCE],
        place: HOUSTON,
        filters: [{ name: 'isOpen', value: 'true', words: 'open now' }],
        excluded: ['smith'],
        leftOut: ['best'],
      },
      { query: 'best divorse houston open now -smith' },
    );
    expect(said.map((sentence) => sentence.split(' ')[0])).toEqual(['Showing', 'Looking', 'Filters', 'Without', 'Not']);
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
  ["nobody's", {}, 0, false, 'No business here lists license number 24012345.'],
  [
    "nobody's, where filters are on",
    { state: 'Texas' },
    0,
    true,
    'No business here that fits your filters lists Texas license number 24012345.',
  ],
  [
    "nobody's, beside other words",
    {},
    1,
    false,
    'No business here lists license number 24012345. Showing what else your search finds.',
  ],
  ['the question how to check one', { number: null }, 3000, false, ''],
  ['a search for something else', null, 3000, false, ''],
])('of %s', (_what, licence, total, isFiltered, sentence) => {
  expect(said(licence, total, isFiltered)).toBe(sentence);
});
