import type { Understood } from '@lawdex/contracts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { isNearlyLegalForm, isShort, milesAt, typed } from './tokens.core.ts';
import type { LineReader, Marked, Token, Tokens } from './tokens.core.ts';
import { negatedAt, type Negated } from './negation.core.ts';
import { senseAt, type PlacedSearch, type Sense, type SenseAt } from './senses.core.ts';
import { correctionsOf, isMisspelt } from './spellings.core.ts';
import type { FoundStories } from './prevailing.core.ts';

/** A word that means no practice or place: matched in names, terms and descriptions. */
export interface TextWord {
  typed: string;
  /** The word, or what a misspelt one may have been, likeliest first. */
  variants: string[];
  prefix: boolean;
}

export type SearchMark = {
  meant: string;
  corrected: Understood['corrected'];
} & (
  | { kind: 'quoted'; word: TextWord }
  | { kind: 'negated'; negated: Negated }
  | { kind: 'story' }
  | { kind: 'sense'; sense: Sense }
  | { kind: 'word'; word: TextWord }
  /** Initials and the like, which only count where nothing else is said. */
  | { kind: 'short'; word: TextWord }
  /** A misspelt `LLC`. */
  | { kind: 'legal-form' }
);

export interface SearchContext extends PlacedSearch {
  exact: boolean;
  stories: FoundStories;
  /** The meaning of the longest phrase from a word on, see `senseAt`; remembered, because several readers ask. */
  senseFrom: (at: number) => SenseAt | null;
}

type Reader = LineReader<SearchMark, SearchContext>;

const SHORTEST_BEGINNING = 3;

export function searchContext(search: Omit<SearchContext, 'senseFrom'>): SearchContext {
  let last: { at: number; found: SenseAt | null } | null = null;
  const senseFrom = (at: number): SenseAt | null => {
    if (last?.at !== at) last = { at, found: senseAt(search, at) };
    return last.found;
  };
  return { ...search, senseFrom };
}

const readQuoted: Reader = ({ token }) =>
  token.literal
    ? { mark: { kind: 'quoted', meant: token.word, corrected: [], word: textWord(token) }, length: 1 }
    : null;

const readUnwanted: Reader = (word, context) => (word.token.unwanted ? readNegation(word, context) : null);

const readNegation: Reader = ({ tokens, at, marked }, { dictionary, senseFrom }) => {
  const isBeside = marked.some(
    ({ mark }) => mark.kind === 'sense' && mark.sense.kind === 'practice' && mark.sense.strength === 'strong',
  );
  const negated = negatedAt(tokens, at, dictionary, senseFrom, isBeside);
  return negated && { mark: { kind: 'negated', meant: '', corrected: [], negated }, length: negated.length };
};

/** Miles are chosen beside the results. */
const readMiles: Reader = ({ tokens, at }) => {
  const length = milesAt(tokens, at);
  if (length === 0) return null;
  const sense: Sense = { kind: 'noise', near: true, unknowable: false };
  return { mark: { kind: 'sense', meant: typed(tokens.slice(at, at + length)), corrected: [], sense }, length };
};

/** A phrase with a meaning, unless it is a single word that says little: noise, or a filter that may be part of a story. */
const readClearPhrase: Reader = (word, context) => {
  const found = context.senseFrom(word.at);
  if (!found) return null;
  const { sense, length } = found;
  const isFaint =
    (length === 1 && sense.kind === 'noise') ||
    (sense.kind === 'filter' && sense.strength !== 'strong' && context.stories.words.has(word.at));
  return isFaint ? null : readPhrase(word, context);
};

const readStoryWord: Reader = ({ token, at }, { stories, dictionary }) => {
  const meant = stories.words.get(at);
  if (meant === undefined) return null;
  const corrected = meant === token.word ? [] : [{ from: token.word, to: dictionary.inWriting(meant) }];
  return { mark: { kind: 'story', meant, corrected }, length: 1 };
};

const readPhrase: Reader = ({ tokens, at }, { senseFrom }) => {
  const found = senseFrom(at);
  if (!found) return null;
  const { sense, length } = found;
  const words = typed(tokens.slice(at, at + length));
  const to = found.corrected ?? words;
  return { mark: { kind: 'sense', meant: to, corrected: to === words ? [] : [{ from: words, to }], sense }, length };
};

const readMisspeltWord: Reader = ({ token, tokens, at }, { dictionary, exact }) => {
  if (exact || isBeginning(tokens, at, dictionary) || !isMisspelt(token, dictionary)) return null;
  const mark = correctedWord(token, dictionary);
  return mark && { mark, length: 1 };
};

const readLegalForm: Reader = ({ token, tokens, at }, { dictionary }) => {
  const isOne = at === tokens.length - 1 && !dictionary.vocabulary.has(token.term) && isNearlyLegalForm(token);
  return isOne ? { mark: { kind: 'legal-form', meant: token.word, corrected: [] }, length: 1 } : null;
};

const readWord: Reader = ({ token, tokens, at }, { dictionary }) => {
  const word = { ...textWord(token), prefix: isBeginning(tokens, at, dictionary) };
  return { mark: { kind: isShort(token) ? 'short' : 'word', meant: token.word, corrected: [], word }, length: 1 };
};

/** The line of readers for the words of a search, in the order in which they are asked. */
export const SEARCH_READERS: readonly Reader[] = [
  readQuoted,
  readUnwanted,
  readMiles,
  readClearPhrase,
  readStoryWord,
  readNegation,
  readPhrase,
  readMisspeltWord,
  readLegalForm,
  readWord,
];

/** Whether the last word may be the beginning of another one, which the visitor is still typing. */
function isBeginning(tokens: Tokens, at: number, dictionary: Dictionary): boolean {
  const term = tokens[at]?.term ?? '';
  if (at < tokens.length - 1 || term.length < SHORTEST_BEGINNING) return false;
  return !dictionary.isOrdinary(term) && dictionary.vocabulary.hasPrefix(term);
}

/** A word as those that it may have been meant as; null when there are none. */
export function correctedWord(token: Token, dictionary: Dictionary): (SearchMark & { kind: 'word' }) | null {
  const { vocabulary } = dictionary;
  const variants = correctionsOf(token.term, vocabulary).filter((word) => vocabulary.isNamed(word));
  const [likeliest] = variants;
  if (likeliest === undefined) return null;
  const corrected = [{ from: token.word, to: dictionary.inWriting(likeliest) }];
  return { kind: 'word', meant: likeliest, corrected, word: { typed: token.word, variants, prefix: false } };
}

export const textWord = ({ word, term }: Token): TextWord => ({ typed: word, variants: [term], prefix: false });

export type MarkedSearch = readonly Marked<SearchMark>[];
