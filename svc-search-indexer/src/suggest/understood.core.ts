import { searchPath } from '@lawdex/contracts';
import type { Suggestion } from '@lawdex/contracts';
import { NOISE_TERMS, stem, surnamesJoined, termsOf, wordsOf } from '@lawdex/search-language/text';
import type { Plan } from '@lawdex/search-language/plan';
import type { SearchRequest } from '@lawdex/search-language/query';

/** The practice areas that a search was understood to mean, in the place that it names. */
export function understoodPractices({ understood: { practices, place } }: SearchRequest): Suggestion[] {
  const location = place?.words ? place.label : undefined;
  return practices.map(({ name }) => ({
    kind: 'practice',
    text: name,
    detail: location ?? null,
    to: searchPath({ query: name, ...(location !== undefined && { location }) }),
    matched: [],
  }));
}

/** The plan for businesses that a search names, by name or by number; without a tier where it names none. */
export const namingPlan = ({ plan }: SearchRequest): Plan => ({
  ...plan,
  tiers: plan.tiers.filter(({ why, fields }) => why === 'name' || why === 'name-words' || fields?.join() === 'text'),
});

/**
 * The plan for businesses whose names have the words of a key, the last of which may be unfinished. Beside others it leaves out words like
 * `law` and their beginnings, because names are not indexed by these.
 */
export function beginningPlan(key: string): Plan {
  const terms = termsOf(key);
  const words = terms.map((word, index) => ({ word, prefix: index === terms.length - 1 }));
  const telling = words.filter(({ word, prefix }) => !NOISE_TERMS.has(word) && !(prefix && beginsNoise(word)));
  const asked = telling.length > 0 ? telling : words.slice(-1);
  return { tiers: asked.length === 0 ? [] : [{ why: 'name-words', words: asked, fields: ['name'] }], without: [] };
}

const beginsNoise = (word: string): boolean => [...NOISE_TERMS].some((noise) => noise.startsWith(word));

/** Whether a name has all words of a key, in any order. */
export function hasWords(name: string, key: string): boolean {
  const own = [...new Set([...termsOf(name), ...surnamesJoined(wordsOf(name)).map(stem)])];
  const terms = termsOf(key);
  return terms.every((term, index) =>
    own.some((word) => (index === terms.length - 1 ? word.startsWith(term) : word === term)),
  );
}
