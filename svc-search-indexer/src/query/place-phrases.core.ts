import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { NICKNAMES, REGIONS } from '../gazetteer/regions.core.ts';
import type { GazetteerPlace } from '../gazetteer/gazetteer.core.ts';
import { cityKeyOf } from '../index-definition/document.core.ts';
import { AMBIGUOUS_STATES } from '../index-definition/noise.core.ts';
import { stateByAbbreviation, stateByName } from '../index-definition/states.core.ts';
import { phraseOf, wordsOf } from '../index-definition/text.core.ts';
import { citySpot, gazetteerSpot, regionSpot, stateSpot, zipSpotOf, type Spot } from './spot.core.ts';
import { phraseOfTokens, type Token } from './tokens.core.ts';

const REGION_SPOTS = new Map(Object.entries(REGIONS).map(([name, region]) => [phraseOf(name), regionSpot(region)]));
const CITY_NICKNAMES = new Map(Object.entries(NICKNAMES).map(([name, city]) => [phraseOf(name), city]));

// Before a name that is a place as well as a word or a surname, these say that the place is meant.
const PLACING = new Set(['in', 'near', 'around', 'from', 'en', 'nearby', 'serving']);
// As many ZIP codes have only cities that everybody knows, whatever else their names mean.
const LARGE = 8;
const LONGEST_STATE = 3;
const LONGEST_ABBREVIATION = 3;

export interface SpotAt {
  spot: Spot;
  length: number;
  /** A town without businesses, which nothing says is meant: beside other words it is a name or a word. */
  doubtful: boolean;
}

// As words they say more often something else, so in small letters they are no states.
const ENGLISH_CODES = new Set(['in', 'or', 'me', 'hi', 'ok', 'oh', 'de', 'id', 'la', 'so']);

/** The code of a state that is a word as well: in capitals (`dui lawyer OR`), or where a search begins or ends (`pa divorce`). */
export function stateCodeAt(tokens: readonly Token[], at: number): Pick<SpotAt, 'spot' | 'doubtful'> | null {
  const token = tokens[at];
  if (!token || !AMBIGUOUS_STATES.has(token.word)) return null;
  const state = stateByAbbreviation(token.word);
  const atEnd = tokens.length > 1 && (at === 0 || at === tokens.length - 1) && !ENGLISH_CODES.has(token.word);
  return state !== undefined && (token.capital || atEnd) ? { spot: stateSpot(state), doubtful: !token.capital } : null;
}

/** The place that the words from `at` on name with so many words, and with the state behind them. */
export function placeAt(tokens: readonly Token[], at: number, length: number, dictionary: Dictionary): SpotAt | null {
  const phrase = phraseOfTokens(tokens.slice(at, at + length));
  const withState = inStateBehind(phrase, tokens, at + length, dictionary);
  if (withState) return { spot: withState.spot, length: length + withState.length, doubtful: false };
  const known = spotNamed(phrase, length, dictionary);
  if (known) return { spot: known, length, doubtful: false };
  const spot = unnamedSpot(phrase, tokens, at, length, dictionary);
  return spot && { spot, length, doubtful: !isPlaced(tokens, at) };
}

/** A place of the name in the state that is written behind it: `springfield il`, `raleigh north carolina`. */
function inStateBehind(
  phrase: string,
  tokens: readonly Token[],
  from: number,
  dictionary: Dictionary,
): Omit<SpotAt, 'doubtful'> | null {
  for (let extra = Math.min(LONGEST_STATE, tokens.length - from); extra > 0; extra--) {
    const next = phraseOfTokens(tokens.slice(from, from + extra));
    const only = extra === 1 && !(isEnglish(tokens[from]) && from < tokens.length - 1);
    const state = stateByName(next) ?? (only ? stateByAbbreviation(next) : undefined);
    const spot = state === undefined ? null : spotIn(phrase, state, dictionary);
    if (spot) return { spot, length: extra };
  }
  return null;
}

/** The place of that name in one state, with businesses or without. */
export function spotIn(phrase: string, state: string, dictionary: Dictionary): Spot | null {
  const cities = dictionary.cities(phrase).filter((city) => city.state === state);
  if (cities.length > 0) return citySpot(cities);
  const [known] = dictionary.background.gazetteer.named(phrase, state);
  return known ? spotOf(known, dictionary) : null;
}

/** What a phrase names that is a place beyond doubt; a name of several cities is all of them. */
export function spotNamed(phrase: string, length: number, dictionary: Dictionary): Spot | null {
  const nickname = CITY_NICKNAMES.get(phrase);
  if (nickname !== undefined) return cityNamed(nickname, dictionary);
  const region = REGION_SPOTS.get(phrase);
  if (region) return region;
  if (/^\d{5}$/.test(phrase)) return zipSpotOf(phrase, dictionary);
  const state =
    stateByName(phrase) ?? (length === 1 && !AMBIGUOUS_STATES.has(phrase) ? stateByAbbreviation(phrase) : undefined);
  const cities = dictionary.cities(phrase);
  // Of a name that is both, the city is meant more often.
  if (cities.length > 0) return citySpot(cities, state);
  return state === undefined ? null : stateSpot(state);
}

/** `Philadelphia, PA`, as entries of the vocabulary write it. */
export function cityNamed(name: string, dictionary: Dictionary): Spot | null {
  const [city = '', state = ''] = name.split(', ');
  const here = dictionary.places.get(cityKeyOf(city, state));
  if (here) return citySpot([here]);
  return spotIn(phraseOf(city), state, dictionary);
}

/** A place without businesses, unless its name is a word or a name that means something else more often. */
function unnamedSpot(
  phrase: string,
  tokens: readonly Token[],
  at: number,
  length: number,
  dictionary: Dictionary,
): Spot | null {
  const [known] = dictionary.background.gazetteer.named(phrase);
  if (!known || !isSpelledOut(tokens.slice(at, at + length), known.name)) return null;
  const placed = isPlaced(tokens, at);
  const words = tokens.slice(at, at + length);
  const meansMore = words.every(({ term }) => dictionary.isWord(term) || dictionary.vocabulary.has(term));
  if (!placed && meansMore && known.zips.length < LARGE) return null;
  if (words.some(({ term }) => dictionary.background.meanings.isNoise(term)) && length === 1) return null;
  return spotOf(known, dictionary);
}

const isPlaced = (tokens: readonly Token[], at: number): boolean => PLACING.has(tokens[at - 1]?.word ?? '');

/** `dallas or fort worth` is not in Oregon. */
const isEnglish = (token: Token | undefined): boolean =>
  token !== undefined && ENGLISH_CODES.has(token.word) && !token.capital;

/** Phrases are compared by their stems, and the park is not Parks, Arkansas. Short words may be short for others: St, Ft. */
function isSpelledOut(typed: readonly Token[], name: string): boolean {
  const own = new Set(wordsOf(name));
  return typed.every(({ word }) => word.length <= LONGEST_ABBREVIATION || own.has(word));
}

/** As a city of businesses if it is one under another spelling. */
function spotOf(place: GazetteerPlace, dictionary: Dictionary): Spot {
  const here = place.kind === 'city' ? dictionary.places.get(cityKeyOf(place.name, place.state)) : undefined;
  return here ? citySpot([here]) : gazetteerSpot(place);
}
