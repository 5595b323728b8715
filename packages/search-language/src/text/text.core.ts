import { tableWords } from '../tables/index.ts';

const COMBINING_MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘ʼ`]/gu;
// `P.C.` and `L.L.C.` are one word, because visitors type `pc` and `llc`.
const INITIALS = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}])|[\s,]|$)/gu;
/** They join words and are written or left out at will (`slip and fall`): neither the index nor a search holds them. */
export const CONNECTIVES = tableWords('words/sentences.txt', 'connectives');
const PLAIN = /^ ?[a-z0-9]+(?: [a-z0-9]+)* ?$/i;
const ASCII = /^[ -~]*$/;
const WORDS = /[\p{L}\p{N}]+/gu;

/** Compatibility forms, case, diacritics, apostrophes and control characters removed: `Peña’s  Firm` -> `penas firm`. */
export function normalise(text: string): string {
  // Fast path: nearly all texts are plain.
  if (PLAIN.test(text)) return text.toLowerCase().trim();
  return (ASCII.test(text) ? text : withoutMarks(text))
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(INITIALS, '$1')
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .trim();
}

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{C}+/gu, ' ')
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '');

/** The words of a text as they stand, normalised. Letters and digits only, so they are safe inside a tsquery. */
export const wordsOf = (text: string): string[] => normalise(text).match(WORDS) ?? [];

/** One form for singular and plural, applied to index and query alike: `injuries` -> `injury`, `accidents` -> `accident`. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** The words that are indexed and looked up: stems without connectives, in order. */
export const termsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !CONNECTIVES.has(word))
    .map(stem);

export const phraseOf = (text: string): string => termsOf(text).join(' ');

export const LEGAL_FORMS = tableWords('words/names.txt', 'legal forms');

/** A name without its legal form: `Smith & Lee, P.C.` -> `smith lee`. */
export function withoutLegalForm(name: string): string {
  const words = wordsOf(name);
  const bare = words.filter((word) => !LEGAL_FORMS.has(word));
  return (bare.length > 0 ? bare : words).join(' ');
}
