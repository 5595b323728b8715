import { tableItems } from '../tables/index.ts';
import { stem, termsOf, wordsOf } from './text.core.ts';

interface Abbreviation {
  long: string;
  /** It ends names, as `Heights` does; others begin them or stand within. */
  ends: boolean;
  /** Otherwise it is rather an initial. */
  besideState: boolean;
}

const BESIDE_STATE = ' (beside a state)';
const ABBREVIATIONS = new Map(
  tableItems('places/abbreviations.txt').flatMap(({ heading, text, at }): [string, Abbreviation][] => {
    const [, first, last] = /^(?:(\S+) -|- (\S+))$/.exec(heading.replace(BESIDE_STATE, '')) ?? [];
    const long = first ?? last;
    if (long === undefined) throw new Error(`${at}: '${heading}' needs a word, and a dash for the rest of the name`);
    const known = { long, ends: last !== undefined, besideState: heading.endsWith(BESIDE_STATE) };
    return [
      [stem(text), known],
      [text, known],
    ];
  }),
);

// The apostrophe of `Coeur d'Alene` and `O'Fallon` is written as a blank too, or left out.
const APART = /(?<![\p{L}\p{M}])([do])['’‘ʼ` ] ?(?=\p{L}{3})/giu;

const SHORT = new Map(
  [...ABBREVIATIONS].filter(([, { besideState }]) => !besideState).map(([short, { long }]) => [long, short]),
);

/** The words of a name without abbreviations. */
const inFull = (words: readonly string[], besideState = false): string[] =>
  words.map((word, at) => {
    const known = ABBREVIATIONS.get(word);
    if (!known || (known.besideState && !besideState)) return word;
    return isAbbreviated(known, words, at) ? known.long : word;
  });

/** The same for stems. */
export const termsInFull = (terms: readonly string[], besideState = false): string[] =>
  inFull(terms, besideState).map(stem);

/** The words of a place's name with its abbreviations. */
export const inShort = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    const short = SHORT.get(word) ?? word;
    const known = ABBREVIATIONS.get(short);
    return known && isAbbreviated(known, words, at) ? short : word;
  });

const isAbbreviated = ({ ends }: Abbreviation, words: readonly string[], at: number): boolean =>
  ends ? at > 0 && at === words.length - 1 : at < words.length - 1;

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
