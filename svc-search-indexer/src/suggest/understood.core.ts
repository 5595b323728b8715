import { searchPath, type SearchParams, type Suggestion } from '@lawdex/contracts';
import { NOISE_TERMS, stem, surnamesJoined, termsOf, wordsOf } from '@lawdex/search-language/text';
import type { Plan } from '@lawdex/search-language/plan';
import type { SearchRequest } from '@lawdex/search-language/query';

/** Reads what a suggestion would lead to. */
type Read = (params: SearchParams) => SearchRequest | null;

/**
 * The practice areas that a search was understood to mean, in the place that it names. The place is said in the words, which look around it
 * where nobody there has the practice; the location box would hold to it.
 */
export function understoodPractices({ understood: { practices, place } }: SearchRequest, read: Read): Suggestion[] {
  const location = place?.words ? place.label : undefined;
  return practices.map(({ name }) => ({
    kind: 'practice',
    text: name,
    detail: location ?? null,
    to: searchPath(location === undefined ? { query: name } : placed(name, location, read)),
    matched: [],
  }));
}

/** Labels of several places are no words: `Springfield (IL, MA)`. */
function placed(name: string, location: string, read: Read): { query: string; location?: string } {
  const query = `${name} in ${location}`;
  const understood = read({ query })?.understood;
  const isSame = understood?.place?.label === location && understood.practices.some((one) => one.name === name);
  return isSame ? { query } : { query: name, location };
}

/** The place that a search names and nothing else, where the location box reads it as the same one. */
export function understoodPlace(
  { plan, understood: { practices, place, words } }: SearchRequest,
  read: Read,
): Suggestion[] {
  if (!place?.words || practices.length + words.length > 0 || plan.tiers.some(isNumber)) return [];
  const { label } = place;
  if (read({ location: label })?.understood.place?.label !== label) return [];
  return [{ kind: 'place', text: label, detail: null, to: searchPath({ location: label }), matched: [] }];
}

/** Whether all words were understood as they were typed: then nothing that is written nearly so was meant. */
export const isLiteral = ({ understood: { corrected, words } }: SearchRequest): boolean =>
  corrected.length + words.length === 0;

const MOST_PLACE_WORDS = 3;
const SHORTEST_BEGINNING = 3;

/**
 * Ways to take the end of a text as the beginning of a place, the longest first: `divorce san ant` -> `san ant`, `ant`. A whole word only
 * behind `in`: `hit by a car` is not in Carson City.
 */
export function placeEndings(text: string, isWord: (word: string) => boolean): { before: string; begun: string }[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  const [last = ''] = words.slice(-1);
  return [MOST_PLACE_WORDS, 2, 1]
    .filter((length) => length < words.length && (!isWord(last) || words.at(-1 - length) === 'in'))
    .map((length) => ({ before: words.slice(0, -length).join(' '), begun: words.slice(-length).join(' ') }))
    .filter(({ begun }) => begun.length >= SHORTEST_BEGINNING);
}

/** A number of a licence, telephone or street. */
const isNumber = ({ fields }: Plan['tiers'][number]): boolean => fields?.join() === 'text';

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
