import { tableItems, tableRows } from '../tables/index.ts';
import { stem, termsOf, wordsOf } from './text.core.ts';

interface Abbreviation {
  long: string;
  /** It begins names or stands within (`St. Louis`), or ends them (`Sterling Hts`). */
  place: 'first' | 'last' | 'any';
  /** Otherwise it is rather an initial. */
  besideState: boolean;
}

const BESIDE_STATE = ' (beside a state)';
const ABBREVIATIONS = new Map(
  tableItems('places/abbreviations.txt').flatMap(({ heading, text, at }): [string, Abbreviation][] => {
    const [, before, long, behind] = /^(- )?([a-z]+)( -)?$/.exec(heading.replace(BESIDE_STATE, '')) ?? [];
    if (long === undefined) throw new Error(`${at}: '${heading}' needs one word, and a dash for the rest of the name`);
    const place = behind ? 'first' : before ? 'last' : 'any';
    const known = { long, place, besideState: heading.endsWith(BESIDE_STATE) } as const;
    return [stem(text), text].map((short) => [short, known]);
  }),
);

// The apostrophe of `Coeur d'Alene` and `O'Fallon` is written as a blank too, or left out.
const APART = /(?<![\p{L}\p{M}])([do])['’‘ʼ` ] ?(?=\p{L}{3})/giu;

const SHORT = new Map(
  [...ABBREVIATIONS]
    .filter(([, { place, besideState }]) => place === 'first' && !besideState)
    .map(([short, { long }]) => [long, short]),
);

/** The words of a name without abbreviations. */
export const inFull = (words: readonly string[], besideState = false): string[] =>
  words.map((word, at) => {
    const known = ABBREVIATIONS.get(word);
    if (!known || (known.besideState && !besideState)) return word;
    return isAbbreviated(known, words, at) ? known.long : word;
  });

export const termsInFull = (terms: readonly string[], besideState = false): string[] =>
  inFull(terms, besideState).map(stem);

/** The words of a place's name with `St.` and the like. */
export const inShort = (words: readonly string[]): string[] =>
  words.map((word, at) => (at < words.length - 1 ? (SHORT.get(word) ?? word) : word));

function isAbbreviated({ place }: Abbreviation, words: readonly string[], at: number): boolean {
  const isLast = at === words.length - 1;
  return words.length > 1 && (place === 'any' || (place === 'last') === isLast);
}

/** A name with its apostrophes left out, however they are written: `Coeur d Alene` -> `Coeur dAlene`. */
const withoutApostrophes = (name: string): string => name.replace(APART, '$1');

/** A name with blanks in place of apostrophes: `Coeur d'Alene` -> `Coeur d Alene`. */
export const withBlanks = (name: string): string => name.replace(APART, '$1 ');

/** A name as words are typed for it, normalised: `St. Louis` -> `saint louis`. */
export const placeWordsOf = (name: string): string[] => inFull(wordsOf(withoutApostrophes(name)));

/** One key for the names of a place in its state, however they are written: `DeKalb`, `De Kalb`. */
export const placeKeyOf = (name: string): string => termsInFull(termsOf(withoutApostrophes(name)), true).join('');

/** The same for a phrase of a search, see `phraseOf`. */
export const placeKeyOfPhrase = (phrase: string): string => termsInFull(phrase.split(' '), true).join('');

/** The ways to write a place's name, each without blanks, by which a list of names can be asked: `saintlouis`, `stlouis`. */
export function placeSpellings(name: string): string[] {
  const words = wordsOf(withoutApostrophes(name));
  const full = inFull(words, true);
  return [...new Set([words, full, inShort(full)].map((spelling) => spelling.join('')))];
}

const NAMED = [...tableRows('places/city-names.txt')].map(([name, aliases]) => {
  const [city = '', state = ''] = name.split(', ');
  return { city, state, aliases };
});
const ALIASES = new Map(NAMED.map(({ city, state, aliases }) => [cityKeyOf(city, state), aliases]));

/** Every way to write a city's name, its own first, normalised words not yet stemmed. */
export function cityNames(city: string, cityKey: string): string[] {
  const own = city.toLowerCase().replaceAll('.', '');
  const full = placeWordsOf(city);
  const spellings = [full.join(' '), inShort(full).join(' '), withBlanks(own)];
  const isOther = (spelling: string): boolean => spelling !== own && spelling !== wordsOf(own).join(' ');
  return [...new Set([own, ...(ALIASES.get(cityKey) ?? []), ...spellings.filter(isOther)])];
}

/** One key for a city of a state, however its name is written: `houston-tx`, `saint-louis-mo`. */
export function cityKeyOf(city: string, state: string): string {
  return `${placeWordsOf(city.replaceAll('.', '')).join('-')}-${state.toLowerCase()}`;
}

const CALLED = new Map(
  NAMED.flatMap(({ city, state, aliases }) => aliases.map((alias) => [cityKeyOf(alias, state), city] as const)),
);

/** What a city is called that has other names as well: `NYC` in `NY` -> `New York`. Undefined for its own name. */
export const cityCalled = (name: string, state: string): string | undefined => CALLED.get(cityKeyOf(name, state));
