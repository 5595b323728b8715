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

/** The mistake in an entry of the vocabulary, in words; null when the entry can be used. */
export function problemOf(
  { phrase, kind, means, strength }: VocabularyEntry,
  isPracticeArea: (slug: string) => boolean,
): string | null {
  const isStory = kind === 'practice' && isCombination(phrase);
  if (!isStory && phraseOf(phrase) === '') return 'its phrase has no word';
  if (!STRENGTHS.includes(strength)) return 'its strength is unknown';
  const [name = '', value = ''] = means.split('=');
  if (kind === 'practice' && !isPracticeArea(means)) return 'it means a practice area that does not exist';
  if (kind === 'filter' && !VALUES.get(name)?.test(value)) return 'it means a filter or value that does not exist';
  if (kind === 'place' && !isPlace(means)) return 'it means no place: write City, ST';
  if (kind === 'synonym' && ['', phraseOf(phrase)].includes(phraseOf(means))) return 'it means nothing else';
  return null;
}

function isPlace(means: string): boolean {
  const [city = '', state = ''] = means.split(', ');
  return phraseOf(city) !== '' && stateName(state) !== undefined;
}

function oneOf(values: readonly string[]): string {
  return values.map((value) => value.replaceAll('$', '\\$')).join('|');
}
