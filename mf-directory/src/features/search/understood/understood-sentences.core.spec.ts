import { NOTHING_UNDERSTOOD, type UnderstoodLicence } from '@lawdex/contracts';
import { aSearch } from '@lawdex/mf-kit/testing';
import type { SearchState } from '../search-state.core.ts';
import type { Sentence } from '../sentence.core.ts';
import { SPANISH } from '../words/spanish.ts';
import type { Understanding } from '../words/words.core.ts';
import { licenceSentence, understoodChips, understoodSentences } from './understood-sentences.core.ts';
import CASES from './understood-sentences.json' with { type: 'json' };

interface Case {
  what: string;
  understood: Partial<Understanding>;
  state: SearchState;
  total?: number;
  /** Emphasis as *…*, links as [text](address). */
  sentences?: string[];
  /** The label of each chip, and where it leads. */
  chips?: string[];
}

const written = (sentence: Sentence): string =>
  sentence
    .map(({ text, isStrong, to }) => (to === undefined ? (isStrong ? `*${text}*` : text) : `[${text}](${to})`))
    .join('');

const say = (understood: Partial<Understanding>, state: SearchState = {}, total = 14): string[] =>
  understoodSentences({ ...NOTHING_UNDERSTOOD, ...understood }, { state, total }).map(written);

const chipsOf = (understood: Partial<Understanding>, state: SearchState): string[] =>
  understoodChips(
    { ...NOTHING_UNDERSTOOD, ...understood },
    { state, labelOf: ({ name, value }) => `${name} ${value}` },
  ).map(({ label, to }) => `${label} ${to}`);

it.each(CASES as Case[])('$what', ({ understood, state, total, sentences, chips }) => {
  if (sentences) expect(say(understood, state, total)).toEqual(sentences);
  if (chips) expect(chipsOf(understood, state)).toEqual(chips);
});

it('a search in Spanish is told of in Spanish, and that the site is not', () => {
  const place = { kind: 'city', label: 'Brooklyn, NY', radiusMiles: null } as const;
  const practices = [{ slug: 'divorce-family-law', name: 'Divorce & Family Law' }];
  const widened = { kind: 'state', state: 'New York' } as const;
  expect(say({ place, widened, practices, texts: SPANISH })).toEqual([
    expect.stringContaining('“Habla español”'),
    'Todavía no hay ningún despacho de Divorce & Family Law en Brooklyn, NY. Se muestran 14 en New York.',
  ]);
});

const saidOf = (licence: Partial<UnderstoodLicence> | null, total = 0, isFiltered = false): string =>
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
  expect(saidOf(licence, total, isFiltered)).toBe(sentence);
});
