import { editDistance, type Dictionary } from '../../dictionary/index.ts';
import type { Token, Tokens } from './tokens.core.ts';

const LONGEST_PHRASE = 6;
const SHORTEST = 4;
// Words of one phrase: each that may be misspelt makes it three phrases.
const MOST_MISSPELT = 2;
// More count as so many and one.
const MOST_MISTAKES = 4;

/** How many words from there on may be one phrase, which ends where another word is unwanted, or in quotation marks. */
export function mostWords(tokens: Tokens, at: number): number {
  const next = tokens.findIndex(({ unwanted, literal }, index) => index > at && (unwanted || literal));
  return Math.min(LONGEST_PHRASE, (next < 0 ? tokens.length : next) - at);
}

/** Whether a word may be taken for another one: nobody uses it, and no business is called so. */
export const isMisspelt = ({ term }: Token, dictionary: Dictionary): boolean =>
  term.length >= SHORTEST && !/\d/.test(term) && !dictionary.isOrdinary(term);

/** Words that a misspelt one may be; no abbreviation, which is a letter away from many names. */
export const correctionsOf = (term: string, vocabulary: Dictionary['vocabulary']): string[] =>
  vocabulary.correct(term).filter((word) => word.length >= SHORTEST && vocabulary.isKnown(word));

/** A token with its spelling corrected, unless it may be a name. */
export function asMeant(token: Token, dictionary: Dictionary): Token {
  const [likeliest] = isMisspelt(token, dictionary) ? correctionsOf(token.term, dictionary.vocabulary) : [];
  if (likeliest === undefined || dictionary.vocabulary.isName(likeliest)) return token;
  return { ...token, word: likeliest, term: likeliest };
}

/** The spellings in which words may have been meant: some word that nobody uses becomes a known one by an edit or two. */
export function spellingsOf(
  window: Tokens,
  misspelt: ReadonlySet<Token>,
  isLast: boolean,
  dictionary: Dictionary,
): Token[][] {
  const { vocabulary } = dictionary;
  const unknown = window.filter((token) => misspelt.has(token));
  const last = isLast ? unknown.find((token) => token === window.at(-1)) : undefined;
  if (unknown.length === 0 || unknown.length > MOST_MISSPELT || (last && vocabulary.hasPrefix(last.term))) return [];
  let all: Token[][] = [[]];
  for (const token of window) {
    const meant = unknown.includes(token)
      ? nearestAsTyped(token, dictionary)
          // A word of a story alone comes behind every name that is as near.
          .filter((term, index) => window.length > 1 || index === 0 || vocabulary.isNamed(term))
          .map((term) => ({ ...token, word: term, term }))
      : [token];
    all = meant.flatMap((other) => all.map((before) => [...before, other]));
  }
  return all;
}

/** Stems leave out letters: `dalas` is as near to DACA as to Dallas without its last one. */
function nearestAsTyped({ word, term }: Token, dictionary: Dictionary): string[] {
  const meant = correctionsOf(term, dictionary.vocabulary);
  if (word === term || meant.length < 2) return meant;
  const mistakesIn = (other: string): number => editDistance(word, dictionary.inWriting(other), MOST_MISTAKES);
  return [...meant].sort((a, b) => mistakesIn(a) - mistakesIn(b));
}
