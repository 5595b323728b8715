import type { UnderstoodPlace } from './understood.ts';

/** Case, accents and punctuation aside, because services tell of words as they read them; a dollar sign is a price. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}$]/gu, '')
    .toLowerCase();

/** The positions of a phrase in a list of words: its first word, and the one after its last. `5 star` is found in `5-star`. */
function findPhrase(words: readonly string[], phrase: string): [number, number] | null {
  const wanted = fold(phrase);
  if (wanted === '') return null;
  for (const [from, word] of words.entries()) {
    let run = fold(word);
    for (let to = from + 1; run !== '' && wanted.startsWith(run); to++) {
      if (run === wanted) return [from, to];
      if (to >= words.length) break;
      run += fold(words[to] ?? '');
    }
  }
  return null;
}

/** The query with something else in a phrase's place; null when the phrase does not stand in it. */
export function replacePhrase(query: string, phrase: string, by: string): string | null {
  const words = query.split(/\s+/);
  const found = findPhrase(words, phrase);
  return found && [...words.slice(0, found[0]), by, ...words.slice(found[1])].filter(Boolean).join(' ');
}

const NEGATIONS = ['not', 'no', 'without', 'except', 'sin'] as const;
const BETWEEN = ['in', 'a', 'an', 'any', 'from', 'near', 'around'] as const;

/** Words before a place, an addition or an exclusion, which are removed together with it. */
export const LEADS = {
  place: ['not in', 'not near', 'in', 'near', 'around', 'en'],
  filter: ['with', 'and', 'con'],
  // `Not in Houston` goes as a whole, or `not in` would be left.
  excluded: [...NEGATIONS.flatMap((no) => BETWEEN.map((between) => `${no} ${between}`)), ...NEGATIONS],
} as const;

/** The query without a phrase, and without a word that leads to it: `in`, `not`. Null when the phrase does not stand in it. */
export function withoutPhrase(query: string, phrase: string, leads: readonly string[] = []): string | null {
  for (const lead of [...leads, '']) {
    const rest = replacePhrase(query, `${lead} ${phrase}`, '');
    if (rest !== null) return rest;
  }
  return null;
}

/** Names of a place in a query, likeliest first: as typed, `Houston, TX`, `Houston`. */
export const namesOf = ({ words, label }: UnderstoodPlace): string[] => [
  ...(words ? [words] : []),
  label,
  label.replace(/ *[,(].*/, ''),
];
