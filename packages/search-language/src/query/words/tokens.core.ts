import { editDistance, type Dictionary } from '../../dictionary/index.ts';
import { CONNECTIVES, LEGAL_FORMS, stem, wordsOf } from '../../text/text.core.ts';
import { tableWords } from '../../tables/index.ts';

export interface Token {
  word: string;
  /** The stem, by which documents are indexed and dictionaries are keyed. */
  term: string;
  /** `-word`: businesses with it are not wanted. */
  unwanted: boolean;
  /** In quotation marks, or of another language: a word and nothing else, as it is typed. */
  literal: boolean;
  /** `OR`: typed in capitals, in a search that is not. */
  capital: boolean;
  title: boolean;
  comma: boolean;
  /** A full stop stands behind it: `No. Hollywood`. */
  stop: boolean;
  /** `The` stands before it, which is no token: The Woodlands. */
  the: boolean;
  /** `and` or `&` stands before it, which is no token: Smith & Co. */
  joined: boolean;
}

export type Tokens = readonly Token[];

/** So many words of a search, from one on. */
export interface WordsAt {
  tokens: Tokens;
  at: number;
  length: number;
  dictionary: Dictionary;
}

const MOST_TOKENS = 24;
// `trú`: without its marks a short word of a language that is not read would be another word, a place or the beginning of one.
const MARKED = /^(?=.*[^a-z])\p{Script=Latin}{1,3}$/u;
const NEGATIONS = tableWords('words/sentences.txt', 'negations');

export function tokensOf(query: string, dictionary: Dictionary): Token[] {
  const capitals = /\p{Ll}/u.test(query);
  return chunksOf(query.replaceAll(/\s&\s*/g, ' and '))
    .flatMap(({ chunk, literal: quoted }) => {
      const letters = chunk
        .normalize('NFC')
        .toLowerCase()
        .replace(/\P{L}+$/u, '');
      const literal = quoted || (MARKED.test(letters) && !dictionary.background.spanish.has(letters));
      const unwanted = /^-[\p{L}\p{N}]/u.test(chunk);
      const capital = capitals && /^\p{Lu}{2,}\P{L}*$/u.test(chunk);
      const title = /^\P{L}*\p{Lu}/u.test(chunk);
      const words = wordsOf(chunk).flatMap((word) => (literal ? [word] : apart(word)));
      return words.map((word, at) => {
        const end = at === words.length - 1 ? (chunk.at(-1) ?? '') : '';
        const marks = { comma: /[,;]/.test(end), stop: end === '.' };
        return { word, term: stem(word), unwanted, literal, capital, title, ...marks };
      });
    })
    .map((token, at, all) => ({ ...token, the: all[at - 1]?.word === 'the', joined: all[at - 1]?.word === 'and' }))
    .filter(saysSomething)
    .slice(0, MOST_TOKENS);
}

/** Words such as `of` only connect others. */
export const saysSomething = ({ word }: Pick<Token, 'word'>): boolean => !CONNECTIVES.has(word);

/** Quotation marks come in pairs; one that is left over says nothing. */
const chunksOf = (query: string): { chunk: string; literal: boolean }[] =>
  query.split(/["“”„]([^"“”„]*)["“”]/).flatMap((part, at) => {
    const literal = at % 2 === 1;
    return part.split(/\s+|(?<=[,;])/).map((chunk) => ({ chunk, literal }));
  });

/** Parts of words that were typed together: `divorcelawyer`, `divorcelawyerhouston`. */
const apart = (word: string): string[] =>
  /^(\p{L}{3,}?)((?:lawyer|attorney|abogad[oa])s?)(\p{L}{4,})?$/u.exec(word)?.slice(1).filter(Boolean) ?? [word];

export const isNegation = ({ word }: Token): boolean => NEGATIONS.has(word);

export const phraseOfTokens = (tokens: Tokens): string => tokens.map(({ term }) => term).join(' ');

export const typed = (tokens: Tokens): string => tokens.map(({ word }) => word).join(' ');

const PHONE = /(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?!\d)/;
const LOCAL_PHONE = /^\s*(\d{3})[\s.-]*(\d{4})\s*$/;

/** The digits of a telephone number in the words, as documents hold them; null without one. */
export const phoneIn = (query: string): string | null =>
  (PHONE.exec(query) ?? LOCAL_PHONE.exec(query))?.slice(1).join('') ?? null;

const ASKING = tableWords('words/sentences.txt', 'begin sentences');
const TELLING = tableWords('words/sentences.txt', 'tell stories');
const LEAST_WORDS = 4;

/** Whether it is a sentence of somebody who tells of a trouble, so that results need not have every word. */
export function isSentence(tokens: Tokens): boolean {
  if (tokens.length < LEAST_WORDS) return false;
  return tokens.some(({ word }, at) => (at === 0 && ASKING.has(word)) || (TELLING.has(word) && !isNearMe(tokens, at)));
}

const isNearMe = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.word === 'me' && /^(?:near|around|by|to|find|show|get)$/.test(tokens[at - 1]?.word ?? '');

// An initial, or what is left of a mistyped `P.C.`; a mistyped LLC.
const SHORT_WORD = 2;
const LONGEST_LEGAL_FORM = 5;

export const isShort = ({ term }: Token): boolean => term.length <= SHORT_WORD && !/\d/.test(term);

export const isNearlyLegalForm = ({ word }: Token): boolean =>
  word.length <= LONGEST_LEGAL_FORM &&
  [...LEGAL_FORMS].some((form) => form.length > 2 && editDistance(word, form, 1) <= 1);

const [NUMBER, BEFORE, BEHIND] = ['numbers', 'before miles', 'behind miles'].map((heading) =>
  [...tableWords('places/place-words.txt', heading)].join('|'),
);
const MILES = new RegExp(`^((?:${BEFORE}) )*(?:(?:\\d{1,3}|${NUMBER}) )+(?:miles?|mi)\\b( (?:${BEHIND})\\b)*`);
const MOST_OF_MILES = 12;

/** How many words from there on tell of miles around something: 3 for `within ten miles`. 0 when they do not. */
export function milesAt(tokens: Tokens, at: number): number {
  const [said = '', before, behind] = MILES.exec(typed(tokens.slice(at, at + MOST_OF_MILES))) ?? [];
  return before !== undefined || behind !== undefined ? said.split(' ').length : 0;
}

/** Words that a reader has understood together, and what it understood. */
export interface Marked<M> {
  mark: M;
  at: number;
  tokens: Tokens;
}

export interface Reading<M> {
  mark: M;
  length: number;
}

/** A word, among the others of its text, of which those before it have been read. */
export interface LineWord<M> {
  token: Token;
  tokens: Tokens;
  at: number;
  marked: readonly Marked<M>[];
}

/** Reads what begins at one word; null when it is nothing that this reader knows. */
export type LineReader<M, Context> = (word: LineWord<M>, context: Context) => Reading<M> | null;

/** Reads a text from left to right. At each word the first reader that understands something marks its words, and reading goes on behind them. */
export function readInLine<M, Context>(
  tokens: Tokens,
  readers: readonly LineReader<M, Context>[],
  context: Context,
): Marked<M>[] {
  const marked: Marked<M>[] = [];
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    if (at < end) continue;
    let reading: Reading<M> | null = null;
    for (const read of readers) if ((reading = read({ token, tokens, at, marked }, context))) break;
    end = at + (reading?.length ?? 1);
    if (reading) marked.push({ mark: reading.mark, at, tokens: tokens.slice(at, end) });
  }
  return marked;
}
