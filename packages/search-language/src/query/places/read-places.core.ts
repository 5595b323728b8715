import type { Dictionary, Place } from '../../dictionary/dictionary.core.ts';
import { phraseOf } from '../../text/text.core.ts';
import { isMisspelt, spellingsAt } from '../words/spellings.core.ts';
import { phraseOfTokens, typed, windowOf, type Tokens, type WordsAt } from '../words/tokens.core.ts';
import { isWordOrName, spotLike, spotOf } from './named-places.core.ts';
import { citySpot, type SpotAt } from './spot.core.ts';
import { isWordAndState, stateCodeAt, statesBehind } from './state-codes.core.ts';
import { placeAt, townBeforeState } from './place-phrases.core.ts';

/** The surest first: letters of a state; a name; a misspelt one of the state behind it, of several words, or that everybody knows. */
type Naming = 'code' | 'name' | 'bound' | 'like' | 'known';

export interface PlaceRow extends SpotAt {
  by: Naming;
}

/** The places that so many words from one on may name, the surest first. */
export type PlaceTable = (at: number, length: number) => readonly PlaceRow[];

export interface Search {
  tokens: Tokens;
  /** The same with misspelt practices and lawyers as they were meant: what stands beside a place tells whether it is one. */
  meant: Tokens;
  dictionary: Dictionary;
  exact: boolean;
}

/** Reads the places that words of a search may name, whatever else they mean, as phrases ask for them. */
export const readPlaces = (search: Search): PlaceTable => rowsAt.bind(null, search);

function rowsAt({ tokens, meant, dictionary, exact }: Search, at: number, length: number): PlaceRow[] {
  const wordsAt = (window: Tokens): WordsAt => ({
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

// Shorter names are a letter away from each other: San Juan, San Jose.
const SURE_OF_TWO = 10;

type Reader = (words: WordsAt) => SpotAt | null;

/** `los angelas`: a name of several words, of which one may be another word or name. */
const misspeltCity: Reader = (window) => {
  const { tokens, at, length, dictionary } = window;
  const phrase = phraseOfTokens(windowOf(window));
  if (length === 1 || dictionary.background.gazetteer.named(phrase).length > 0) return null;
  const words = phrase.split(' ');
  const isAlike = ({ city }: Place): boolean =>
    phraseOf(city)
      .split(' ')
      .some((word) => words.includes(word));
  const cities = dictionary.citiesLike(phrase, phrase.length >= SURE_OF_TWO ? 2 : 1).filter(isAlike);
  const [first] = cities;
  if (!first || words.length !== phraseOf(first.city).split(' ').length) return null;
  // `baton rogue la`: the letters are its state, not Los Angeles.
  const own = statesBehind(tokens, at + length, dictionary).find(({ state }) => first.state === state);
  return {
    spot: citySpot(own ? cities.filter(({ state }) => state === own.state) : cities),
    doubtful: false,
    length: length + (own?.length ?? 0),
    corrected: [first.city, ...(own ? [own.state] : [])].join(' ').toLowerCase(),
  };
};

/** `schenectedy`: nearly a well-known city, and nearly no name. It may be an unknown name; a state behind it binds its own cities alone. */
const knownCityLike: Reader = ({ tokens, at, length, dictionary }) => {
  const { vocabulary } = dictionary;
  const [only] = tokens.slice(at, at + 1);
  if (!only || length > 1 || !isMisspelt(only, dictionary)) return null;
  const isName = vocabulary.correct(only.term).some((name) => vocabulary.isCalled(name));
  if (isName || only.unwanted || only.literal || statesBehind(tokens, at + 1, dictionary).length > 0) return null;
  const city = dictionary.background.gazetteer.likeKnown(only.word);
  return city
    ? { spot: spotOf(city, dictionary), doubtful: true, length: 1, corrected: city.name.toLowerCase() }
    : null;
};

/** `pittsburg pa`: a name that no place of the state behind it has, and a town elsewhere at most. */
const cityBeforeState: Reader = (words) => {
  const { tokens, at, length, dictionary } = words;
  const window = windowOf(words);
  const { gazetteer } = dictionary.background;
  if (window.some((token) => isWordOrName(token, dictionary) || token.unwanted || token.literal)) return null;
  for (const { state, length: more } of statesBehind(tokens, at + length, dictionary)) {
    // `Hendersen PA` is rather a firm with its legal form; Pittsburg is a town somewhere.
    const mayBeForm = isWordAndState(tokens[at + length]?.word ?? '');
    if (mayBeForm && !window.every(({ term }) => gazetteer.hasWord(term))) continue;
    const spot = spotLike(typed(window), state, dictionary);
    const corrected = spot?.label.toLowerCase().replace(',', '');
    if (spot && corrected) return { spot, doubtful: false, length: length + more, corrected };
  }
  return null;
};
