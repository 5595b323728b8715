import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { COMMON_SURNAMES } from '../../gazetteer/place-names.core.ts';
import { stateByAbbreviation } from '../../text/states.core.ts';
import { LEGAL_FORMS } from '../../text/text.core.ts';
import { stateSpot } from './spot.core.ts';
import type { Spot } from './spot.core.ts';
import { STRENGTHS } from '../../meanings/entry.core.ts';
import { phraseOfTokens } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';
import { tableWords } from '../../tables/index.ts';

const ENGLISH = tableWords('places/state-words.txt', 'english');
const SPANISH = tableWords('places/state-words.txt', 'spanish');
const OTHERS = tableWords('places/state-words.txt', 'abbreviations');
const SPANISH_WORDS = tableWords('places/state-words.txt', 'spanish words');
const VETERANS = tableWords('places/state-words.txt', 'veterans');
const LAWYERS = tableWords('places/state-words.txt', 'lawyers');
const THINGS_WITH_ID = tableWords('places/state-words.txt', 'behind id');
const LONGEST_PRACTICE = 3;

/** Whether two letters may be another word than the code of a state. */
export const isAmbiguousCode = (word: string): boolean => ENGLISH.has(word) || SPANISH.has(word) || OTHERS.has(word);

/**
 * The state that a word means which is another word as well: by its capitals, by `in` before it, or by the practice or lawyer beside it.
 * `dui lawyer OR`, `bankruptcy in in`, `pa divorce`; not `hi i need a divorce`, `VA denied my claim`, `Smith & Jones PA`.
 */
export function stateCodeAt(
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary,
): { spot: Spot; doubtful: boolean } | null {
  const token = tokens[at];
  // LA is Los Angeles.
  if (!token || token.word === 'la' || !isAmbiguousCode(token.word)) return null;
  const state = stateByAbbreviation(token.word);
  if (state === undefined || !isMeant(token, tokens, at, dictionary)) return null;
  return { spot: stateSpot(state), doubtful: LEGAL_FORMS.has(token.word) };
}

function isMeant(token: Token, tokens: readonly Token[], at: number, dictionary: Dictionary): boolean {
  const { word, capital } = token;
  const before = isAsked(tokens, at - 1, -1, dictionary);
  const behind = isAsked(tokens, at + 1, 1, dictionary);
  const isLast = at === tokens.length - 1;
  if (tokens[at - 1]?.word === 'in') return !ENGLISH.has(word) || isLast || (behind && word !== 'or');
  if (word === 'va') return !tokens.some(({ term }) => VETERANS.has(term));
  if (tokens.length === 1) return OTHERS.has(word);
  if (word === 'id' && THINGS_WITH_ID.has(tokens[at + 1]?.word ?? '')) return false;
  if (SPANISH.has(word) && isSpanish(tokens, at)) return false;
  const isBesideName = tokens.some((other) => other !== token && isSomebody(other.term, dictionary));
  if (LEGAL_FORMS.has(word) && isBesideName) return false;
  if (word === 'or') return (isLast && before) || (capital && at === 0 && behind);
  if (word === 'in') return capital && isLast && before;
  if (capital) return before || behind;
  if (word === 'me' || (word === 'hi' && !isLast) || tokens.length > MOST_BESIDE) return false;
  if (isBesideName) return false;
  return (isLast && before) || (at === 0 && behind && word !== 'mi');
}

const isSpanish = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ word }, index) => index !== at && SPANISH_WORDS.has(word));

const isSomebody = (term: string, { vocabulary, background }: Dictionary): boolean =>
  vocabulary.isName(term) &&
  !background.meanings.isNoise(term) &&
  (!background.english.has(term) || COMMON_SURNAMES.has(term));

// In a longer search `ok` and `pa` are words of a sentence.
const MOST_BESIDE = 6;

/** Whether a practice or a lawyer stands there, before or behind. */
function isAsked(tokens: readonly Token[], at: number, step: 1 | -1, dictionary: Dictionary): boolean {
  const beside = tokens[at];
  if (!beside) return false;
  if (LAWYERS.has(beside.term)) return true;
  for (let length = 1; length <= LONGEST_PRACTICE; length++) {
    const [from, to] = step > 0 ? [at, at + length] : [at - length + 1, at + 1];
    if (from >= 0 && to <= tokens.length && meansPractice(phraseOfTokens(tokens.slice(from, to)), dictionary))
      return true;
  }
  return false;
}

const meansPractice = (phrase: string, dictionary: Dictionary): boolean =>
  STRENGTHS.some((strength) => dictionary.practices(phrase, strength).length > 0);

/** `austin tx`, `portland or divorce`; not `dallas or fort worth`. The state that a word behind a place is, two letters. */
export function codeBehindPlace(tokens: readonly Token[], at: number, dictionary: Dictionary): string | undefined {
  const token = tokens[at];
  if (!token || (isAmbiguousCode(token.word) && isWordBetween(tokens, at, dictionary))) return undefined;
  return stateByAbbreviation(token.word);
}

function isWordBetween(tokens: readonly Token[], at: number, dictionary: Dictionary): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  if (!next || OTHERS.has(token?.word ?? '') || tokens[at - 1]?.comma || token?.comma || /^\d{5}$/.test(next.word))
    return false;
  if (token?.capital && token.word !== 'or') return false;
  return !isAsked(tokens, at + 1, 1, dictionary);
}

/** `la abogada` is no Los Angeles. */
export const isArticle = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'la' && !tokens[at]?.capital && at < tokens.length - 1 && isSpanish(tokens, at);
