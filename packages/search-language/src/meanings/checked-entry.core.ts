import { BUSINESS_FLAGS, FEE_BASES, LEAST_RATINGS, PRICE_RANGES } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { phraseOf } from '../text/text.core.ts';
import { isCombination } from './combination.core.ts';
import { STRENGTHS } from './entry.core.ts';
import type { VocabularyEntry } from './entry.core.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['isOpen', new RegExp(`^(?:true|weekend|evening|night|always|${DAY}|${DAY}-all-day)$`)],
  ['rating', new RegExp(`^(?:${LEAST_RATINGS.join('|')})$`)],
  ['priceRange', new RegExp(`^(?:${oneOf(PRICE_RANGES)})(?:,(?:${oneOf(PRICE_RANGES)}))*$`)],
  ['language', /^[a-z]{2}$/],
  ['feeBasis', new RegExp(`^(?:${FEE_BASES.join('|')})$`)],
  ...BUSINESS_FLAGS.map((flag): [string, RegExp] => [flag, /^true$/]),
]);

interface Check {
  isWrong(entry: VocabularyEntry, isPracticeArea: (slug: string) => boolean): boolean;
  problem: string;
}

const CHECKS: Readonly<Partial<Record<VocabularyEntry['kind'], Check>>> = {
  practice: {
    isWrong: ({ means }, isPracticeArea) => !isPracticeArea(means),
    problem: 'it means a practice area that does not exist',
  },
  filter: {
    isWrong: ({ means }) => {
      const [name = '', value = ''] = means.split('=');
      return !VALUES.get(name)?.test(value);
    },
    problem: 'it means a filter or value that does not exist',
  },
  place: { isWrong: ({ means }) => !isPlace(means), problem: 'it means no place: write City, ST' },
  synonym: {
    isWrong: ({ phrase, means }) => ['', phraseOf(phrase)].includes(phraseOf(means)),
    problem: 'it means nothing else',
  },
};

/** The mistake in an entry of the vocabulary, in words; null when the entry can be used. */
export function problemOf(entry: VocabularyEntry, isPracticeArea: (slug: string) => boolean): string | null {
  const isStory = entry.kind === 'practice' && isCombination(entry.phrase);
  if (!isStory && phraseOf(entry.phrase) === '') return 'its phrase has no word';
  if (!STRENGTHS.includes(entry.strength)) return 'its strength is unknown';
  const check = CHECKS[entry.kind];
  return check?.isWrong(entry, isPracticeArea) ? check.problem : null;
}

function isPlace(means: string): boolean {
  const [city = '', state = ''] = means.split(', ');
  return phraseOf(city) !== '' && stateName(state) !== undefined;
}

function oneOf(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('$', '\\$')).join('|');
}
