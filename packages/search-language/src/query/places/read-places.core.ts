import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { spellingsAt } from '../words/spellings.core.ts';
import { phraseOfTokens, windowOf, type Token, type WordsAt } from '../words/tokens.core.ts';
import { cityBeforeState, knownCityLike, misspeltCity } from './misspelt-cities.core.ts';
import { placeAt, townBeforeState } from './place-phrases.core.ts';
import type { SpotAt } from './spot.core.ts';
import { stateCodeAt } from './state-codes.core.ts';

/** What makes words a place, the surest first. */
type Naming =
  /** Letters of a state, or a town before them, whatever else the words mean. */
  | 'code'
  /** Its name, unless the words mean something else. */
  | 'name'
  /** A misspelt name of the state behind it. */
  | 'bound'
  /** A misspelt name of several words. */
  | 'like'
  /** A misspelt name that everybody knows. */
  | 'known';

/** A place that so many words of a search may name. */
export interface PlaceRow extends SpotAt {
  by: Naming;
}

/** The places that so many words from one on may name, the surest first. */
export type PlaceTable = (at: number, length: number) => readonly PlaceRow[];

/** A search in which places are looked for. */
export interface Search {
  tokens: readonly Token[];
  /** The same with misspelt practices and lawyers as they were meant: what stands beside a place tells whether it is one. */
  meant: readonly Token[];
  dictionary: Dictionary;
  /** Nothing may be corrected. */
  exact: boolean;
}

/** Reads the places that words of a search may name, whatever else they mean, as phrases ask for them. */
export const readPlaces = (search: Search): PlaceTable => rowsAt.bind(null, search);

function rowsAt({ tokens, meant, dictionary, exact }: Search, at: number, length: number): PlaceRow[] {
  const wordsAt = (window: readonly Token[]): WordsAt => ({
    tokens: [...meant.slice(0, at), ...window, ...meant.slice(at + length)],
    at,
    length,
    dictionary,
  });
  const words = wordsAt(tokens.slice(at, at + length));
  const named = namedBy(words);
  if (exact || !named || named.length > 0) return named ?? [];
  const respelt = spellingsAt(tokens, at, length, dictionary).flatMap((spelling) => {
    const corrected = dictionary.inWriting(phraseOfTokens(spelling));
    return (namedBy(wordsAt(spelling)) ?? []).map((row) => ({ ...row, corrected }));
  });
  const bound = rowOf('bound', cityBeforeState(words));
  return [...respelt, ...bound, ...rowOf('like', misspeltCity(words)), ...rowOf('known', knownCityLike(words))];
}

const rowOf = (by: Naming, place: SpotAt | null): PlaceRow[] => (place ? [{ ...place, by }] : []);

/** Null where the words surely mean something else, so that nobody need look for places called so. */
function namedBy(words: WordsAt): PlaceRow[] | null {
  const code = stateCodeAt(words) ?? townBeforeState(words);
  if (code) return rowOf('code', code);
  const { dictionary } = words;
  const phrase = phraseOfTokens(windowOf(words));
  const isElse = dictionary.background.meanings.isNoise(phrase) || dictionary.practices(phrase).length > 0;
  return isElse ? null : rowOf('name', placeAt(words));
}
