import { stem, wordsOf } from '../index-definition/text.core.ts';

/** A word of a search. */
export interface Token {
  /** Normalised. */
  word: string;
  /** As documents are indexed and dictionaries are keyed. */
  term: string;
  /** `-word`: businesses with it are not wanted. */
  unwanted: boolean;
}

const MOST_TOKENS = 24;
// They join others and say nothing themselves, see `termsOf`.
const CONNECTIVES = new Set(['and', 'of', 'the', 'for']);
const NEGATIONS = new Set(['not', 'no', 'without', 'except', 'but not']);

export function tokensOf(query: string): Token[] {
  return query
    .split(/\s+/)
    .flatMap((chunk) => {
      const unwanted = /^-[\p{L}\p{N}]/u.test(chunk);
      return wordsOf(chunk).map((word) => ({ word, term: stem(word), unwanted }));
    })
    .filter(({ word }) => !CONNECTIVES.has(word))
    .slice(0, MOST_TOKENS);
}

export const isNegation = (token: Token | undefined): boolean => token !== undefined && NEGATIONS.has(token.word);

export const phraseOfTokens = (tokens: readonly Token[]): string => tokens.map(({ term }) => term).join(' ');

export const typed = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

const PHONE = /(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?!\d)/;
const LOCAL_PHONE = /^\s*(\d{3})[\s.-]*(\d{4})\s*$/;

/** The digits of a telephone number in the words, as documents hold them; null without one. */
export function phoneIn(query: string): string | null {
  const digits = (PHONE.exec(query) ?? LOCAL_PHONE.exec(query))?.slice(1).join('');
  return digits ?? null;
}

const ASKING = new Set(
  'how can what should do does did is are who when where why which i my we im ive was am could would will'.split(' '),
);

/** A sentence of somebody who tells of their trouble: not every word of it will stand in what is found. */
export function isSentence(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return tokens.length >= 4 && first !== undefined && ASKING.has(first.word);
}
