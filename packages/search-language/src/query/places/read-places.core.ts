import type { Dictionary, Place } from '../../dictionary/dictionary.core.ts';
import { phraseOf } from '../../text/text.core.ts';
import { isMisspelt, mostWords, spellingsOf } from '../words/spellings.core.ts';
import { phraseOfTokens, typed, type Token, type Tokens } from '../words/tokens.core.ts';
import { isWordOrName, spotLike, spotOf } from './named-places.core.ts';
import { citySpot, type NamedState, type PlaceWords, type SpotAt } from './spot.core.ts';
import { isWordAndState, stateCodeAt, statesBehind } from './state-codes.core.ts';
import { placeAt, townBeforeState } from './place-phrases.core.ts';

/** Another way to write some words, in which they were perhaps meant. */
interface Spelling {
  tokens: Tokens;
  /** As visitors read it. */
  corrected: string;
  place: NamedPlace | null;
}

interface NamedPlace extends SpotAt {
  /** By letters of a state, which mean nothing else there. */
  isSure: boolean;
}

/** The places that some words of a search may name. */
export interface PlacedWords {
  tokens: Tokens;
  /** The place that they name as typed. */
  named: NamedPlace | null;
  spellings: readonly Spelling[];
  /** Misspelt places: of the state behind them, of several words, or that everybody knows. */
  bound: SpotAt | null;
  like: SpotAt | null;
  known: SpotAt | null;
}

/** By the first of the words, then by how many more they are. A word that begins no phrase stands alone. */
export type PlaceTable = readonly (readonly PlacedWords[])[];

export interface Search {
  tokens: Tokens;
  /** The same with misspelt practices and lawyers as they were meant: what stands beside a place tells whether it is one. */
  meant: Tokens;
  dictionary: Dictionary;
  exact: boolean;
}

/** Reads every place that words of a search may name, whatever else they mean. */
export function readPlaces(search: Search): PlaceTable {
  const { tokens, meant, dictionary } = search;
  const misspelt = new Set(tokens.filter((token) => isMisspelt(token, dictionary)));
  const states = meant.map((_, at) => statesBehind(meant, at, dictionary));
  return tokens.map((first, at) => {
    const most = dictionary.begins(first.term) || misspelt.has(first) ? mostWords(tokens, at) : 1;
    return Array.from({ length: most }, (_, more) => placesAt({ ...search, misspelt, states }, at, more + 1));
  });
}

interface KnownWords extends Search {
  misspelt: ReadonlySet<Token>;
  /** The states that the words from each one on may be. */
  states: readonly (readonly NamedState[])[];
}

function placesAt(search: KnownWords, at: number, length: number): PlacedWords {
  const { tokens, meant, dictionary, exact, misspelt, states } = search;
  const wordsAt = (window: Tokens): PlaceWords => ({
    tokens: [...meant.slice(0, at), ...window, ...meant.slice(at + length)],
    ...{ at, length, dictionary, window },
    phrase: phraseOfTokens(window),
    behind: states[at + length] ?? [],
  });
  const window = tokens.slice(at, at + length);
  const words = wordsAt(window);
  const isElse = meansElse(words);
  const named = namedBy(words, isElse);
  const isOpen = !named && !isElse;
  const isLast = at + length === tokens.length;
  const spellings = (exact ? [] : spellingsOf(window, misspelt, isLast, dictionary)).map((spelling) => {
    const respelt = wordsAt(spelling);
    const place = isOpen ? namedBy(respelt, meansElse(respelt)) : null;
    return { tokens: spelling, corrected: dictionary.inWriting(respelt.phrase), place };
  });
  const guessed = isOpen && !exact;
  return {
    tokens: window,
    named,
    spellings,
    bound: guessed ? cityBeforeState(words) : null,
    like: guessed ? misspeltCity(words) : null,
    known: guessed ? knownCityLike(words) : null,
  };
}

function namedBy(words: PlaceWords, isElse: boolean): NamedPlace | null {
  const code = stateCodeAt(words) ?? townBeforeState(words);
  if (code) return { ...code, isSure: true };
  const place = isElse ? null : placeAt(words);
  return place && { ...place, isSure: false };
}

/** Whether words surely mean something else, so that nobody need look for places called so. */
const meansElse = ({ phrase, dictionary }: PlaceWords): boolean =>
  dictionary.background.meanings.isNoise(phrase) || dictionary.practices(phrase).length > 0;

// Shorter names are a letter away from each other: San Juan, San Jose.
const SURE_OF_TWO = 10;

type Reader = (words: PlaceWords) => SpotAt | null;

/** `los angelas`: a name of several words, of which one may be another word or name. */
const misspeltCity: Reader = ({ length, phrase, behind, dictionary }) => {
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
  const own = behind.find(({ state }) => first.state === state);
  return {
    spot: citySpot(own ? cities.filter(({ state }) => state === own.state) : cities),
    doubtful: false,
    length: length + (own?.length ?? 0),
    corrected: [first.city, ...(own ? [own.state] : [])].join(' ').toLowerCase(),
  };
};

/** `schenectedy`: nearly a well-known city, and nearly no name. It may be an unknown name; a state behind it binds its own cities alone. */
const knownCityLike: Reader = ({ window: [only, ...more], behind, dictionary }) => {
  const { vocabulary } = dictionary;
  if (!only || more.length > 0 || !isMisspelt(only, dictionary)) return null;
  const isName = vocabulary.correct(only.term).some((name) => vocabulary.isCalled(name));
  if (isName || only.unwanted || only.literal || behind.length > 0) return null;
  const city = dictionary.background.gazetteer.likeKnown(only.word);
  return city
    ? { spot: spotOf(city, dictionary), doubtful: true, length: 1, corrected: city.name.toLowerCase() }
    : null;
};

/** `pittsburg pa`: a name that no place of the state behind it has, and a town elsewhere at most. */
const cityBeforeState: Reader = ({ tokens, at, length, window, behind, dictionary }) => {
  const { gazetteer } = dictionary.background;
  if (window.some((token) => isWordOrName(token, dictionary) || token.unwanted || token.literal)) return null;
  for (const { state, length: more } of behind) {
    // `Hendersen PA` is rather a firm with its legal form; Pittsburg is a town somewhere.
    const mayBeForm = isWordAndState(tokens[at + length]?.word ?? '');
    if (mayBeForm && !window.every(({ term }) => gazetteer.hasWord(term))) continue;
    const spot = spotLike(typed(window), state, dictionary);
    const corrected = spot?.label.toLowerCase().replace(',', '');
    if (spot && corrected) return { spot, doubtful: false, length: length + more, corrected };
  }
  return null;
};
