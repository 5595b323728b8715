import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { streetAt } from '../../text/street.core.ts';
import type { Street } from '../../text/street.core.ts';
import { phraseOfTokens } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';

export interface SaidStreet {
  /** See `streetKeyOf`. */
  key: string;
  tokens: readonly Token[];
}

// Smaller house numbers are counts and hours more often.
const SURE_NUMBER = 3;

/** The street address in a search: `2021 N Slappey Blvd`; not `2 years in court`. */
export function streetIn(tokens: readonly Token[], dictionary: Dictionary): SaidStreet | null {
  for (let at = 0; at < tokens.length; at++) {
    const street = streetFrom(tokens, at, dictionary);
    if (street) return { key: street.key, tokens: tokens.slice(at, at + street.length) };
  }
  return null;
}

export function streetFrom(tokens: readonly Token[], at: number, dictionary: Dictionary): Street | null {
  const { meanings } = dictionary.background;
  const isName = (word: string): boolean => !meanings.isNoise(word) && dictionary.practices(word).length === 0;
  const words = tokens.map(({ word }) => word);
  const street = streetAt(words, at, isName);
  const number = words[at] ?? '';
  if (!street || (!street.doubtful && number.length >= SURE_NUMBER)) return street;
  return isWrittenSo(tokens, at, at + street.length, dictionary) ? street : null;
}

/** Whether a doubtful street is written like one: in capitals, or before a comma, a ZIP code or a city. */
function isWrittenSo(tokens: readonly Token[], at: number, end: number, dictionary: Dictionary): boolean {
  const [last, next] = tokens.slice(end - 1, end + 1);
  if (tokens[at + 1]?.title || last?.comma || /^\d{5}$/.test(next?.word ?? '')) return true;
  return [1, 2].some((length) => dictionary.cities(phraseOfTokens(tokens.slice(end, end + length))).length > 0);
}
