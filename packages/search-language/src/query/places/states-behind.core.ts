import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { stateByName } from '../../text/states.core.ts';
import { phraseOfTokens } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';
import { stateLike } from './named-places.core.ts';
import { codeBehindPlace } from './state-codes.core.ts';

const LONGEST_STATE = 3;

/** The states that the words behind a place may be, the longest first. */
export const statesBehind = (
  tokens: readonly Token[],
  from: number,
  dictionary: Dictionary,
): { state: string; length: number }[] =>
  [LONGEST_STATE, 2, 1].flatMap((length) => {
    if (from + length > tokens.length) return [];
    const name = stateByName(phraseOfTokens(tokens.slice(from, from + length)));
    const state = name ?? (length === 1 ? codeBehindPlace(tokens, from, dictionary) : undefined);
    return state === undefined ? [] : [{ state, length }];
  });

export interface StateBehind {
  state: string;
  length: number;
  /** A city is called so as well: `New York`, `LA`. */
  isCityToo: boolean;
}

/** The state that the words from there on are, and how many of them. */
export function stateBehind(tokens: readonly Token[], from: number, dictionary: Dictionary): StateBehind | null {
  for (let length = Math.min(LONGEST_STATE, wordsToComma(tokens, from)); length > 0; length--) {
    const phrase = phraseOfTokens(tokens.slice(from, from + length));
    const isCityToo = dictionary.cities(phrase).length > 0;
    const listed = tokens[from - 1]?.comma === true && isCityToo;
    const code = length === 1 ? codeBehindPlace(tokens, from, dictionary) : undefined;
    const state = code ?? (listed ? undefined : (stateByName(phrase) ?? misspeltState(phrase, dictionary)));
    if (state !== undefined) return { state, length, isCityToo };
  }
  return null;
}

/** `denver colorodo`: a word that is no place. */
const misspeltState = (phrase: string, { background }: Dictionary): string | undefined =>
  [stateLike(phrase)].find((state) => state && background.gazetteer.named(phrase).length === 0);

/** How many words stand before the next comma. */
export function wordsToComma(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ comma }, index) => index >= at && comma);
  return (end < 0 ? tokens.length : end + 1) - at;
}
