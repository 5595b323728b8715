import { editDistance } from '../../dictionary/damerau.core.ts';
import type { Dictionary, Place } from '../../dictionary/dictionary.core.ts';
import { isCityAbroad } from '../../gazetteer/abroad.core.ts';
import { stateByAbbreviation, stateByName } from '../../text/states.core.ts';
import { normalise } from '../../text/text.core.ts';
import { townOrCounty, quarterNamed, spotIn, spotNamed, spotOf, stateLike } from './named-places.core.ts';
import { countryAt, zipAt } from './place-phrases.core.ts';
import { citySpot, isNowhere, nowhere, stateSpot, zipSpotOf } from './spot.core.ts';
import type { Spot } from './spot.core.ts';
import { either, nested } from './spots.core.ts';
import { codeBehindPlace } from './state-codes.core.ts';
import { streetFrom } from './street-phrases.core.ts';
import { phraseOfTokens, tokensOf, typed } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';
import { tableWords } from '../../tables/index.ts';

/** What the location box says: places, a position, or the whole country. */
export interface ReadLocation {
  /** Null: anywhere. */
  spot: Spot | null;
  /** Around the visitor. */
  near: boolean;
  /** Words that name no place. */
  unread: string[];
}

interface PlaceFrom {
  spot: Spot;
  length: number;
}

// A visitor who has typed "san" means some of many cities; if there are more than these, the beginning is too short to mean any.
const PREFIX_CITIES = 50;
const LONGEST_NAME = 6;
const LONGEST_STATE = 3;
// With two mistakes in fewer letters it may as well be another name: Atlantis is not Atlanta.
const SURE_OF_TWO = 10;
const MOST_LIKE = 3;
/** Beside a place they add nothing, and alone they mean anywhere. */
const FILLERS = tableWords('places/place-words.txt', 'fillers');

/**
 * A list of places in any writing: `Houston, TX, Austin` is two cities. Two letters behind a city are always its state; a state's
 * full name behind a comma is, unless it is a city as well (`Albany, New York` are two cities, as the specified list of names says).
 * Null without a letter or digit.
 */
export function readLocation(text: string, dictionary: Dictionary): ReadLocation | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return null;
  const spots: Spot[] = [];
  const unread: Token[] = [];
  const streets: Token[] = [];
  let near = false;
  for (let at = 0; at < tokens.length;) {
    const street = streetFrom(tokens, at, dictionary);
    if (street) {
      streets.push(...tokens.slice(at, (at += street.length)));
      continue;
    }
    const nearLength = nearAt(tokens, at, dictionary);
    const abroad = at > 0 ? countryAt(tokens, at) : 0;
    const found = nearLength + abroad > 0 ? null : placeFrom(tokens, at, dictionary);
    const length = found?.length ?? Math.max(1, nearLength, abroad);
    if (found) spots.push(found.spot);
    else if (nearLength > 0) near = true;
    else if (!isFiller(tokens, at)) unread.push(...tokens.slice(at, at + length));
    at += length;
  }
  // A street is in many towns.
  if (spots.length === 0) unread.push(...streets);
  const words = unread.map(({ word }) => word);
  if (spots.length === 0 && words.length > 0)
    return { spot: nowhere(text.trim(), labelsLike(tokens, dictionary)), near, unread: [] };
  const known = spots.filter((spot) => !isNowhere(spot));
  if (known.length === 0 && spots.length > 0) return { spot: either(spots), near, unread: words };
  const unknown = spots.filter(isNowhere).map(({ label }) => label);
  return { spot: either(nested(known)), near, unread: [...unknown, ...words] };
}

/** `within 10 miles of` too. */
const isFiller = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.word ?? '';
  return FILLERS.has(word) || /^\d{1,2}$/.test(word);
};

function nearAt(tokens: readonly Token[], at: number, { background }: Dictionary): number {
  for (let length = Math.min(LONGEST_STATE, segment(tokens, at)); length > 0; length--) {
    const entries = background.meanings.of(phraseOfTokens(tokens.slice(at, at + length)));
    if (entries.some(({ kind, means }) => kind === 'noise' && means === 'near')) return length;
  }
  return 0;
}

/** How many words stand before the next comma. */
function segment(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(({ comma }, index) => index >= at && comma);
  return (end < 0 ? tokens.length : end + 1) - at;
}

function placeFrom(tokens: readonly Token[], at: number, dictionary: Dictionary): PlaceFrom | null {
  const longest = segment(tokens, at);
  const zip = zipAt(tokens, at, dictionary) ?? zipAreaAt(tokens, at, longest, dictionary);
  if (zip) return zip;
  for (let length = Math.min(LONGEST_NAME, longest); length > 0; length--) {
    if (length === 1 && isFiller(tokens, at) && tokens.length > 1) return null;
    const found = named(tokens, at, length, dictionary);
    if (found) return found;
  }
  return unfinishedOrMisspelt(tokens, at, longest, dictionary);
}

/** `981` on its own is the ZIP codes that begin so. */
function zipAreaAt(tokens: readonly Token[], at: number, longest: number, dictionary: Dictionary): PlaceFrom | null {
  const [{ word = '' } = {}] = tokens.slice(at, at + 1);
  const spot = longest === 1 && /^\d{3}$/.test(word) ? zipSpotOf(word, dictionary) : null;
  return spot && { spot, length: 1 };
}

function named(tokens: readonly Token[], at: number, length: number, dictionary: Dictionary): PlaceFrom | null {
  const window = tokens.slice(at, at + length);
  const phrase = phraseOfTokens(window);
  if (countryAt(tokens, at + length) > 0 && !stateBehind(tokens, at + length, dictionary)) return null;
  const behind = isState(phrase, dictionary) ? null : stateBehind(tokens, at + length, dictionary);
  const there = behind && spotIn(phrase, behind.state, dictionary);
  if (there) return { spot: there, length: length + behind.length };
  const known =
    spotNamed(phrase, () => length === 1, dictionary) ?? quarterNamed(phrase) ?? unnamed(window, dictionary);
  if (!known) return null;
  // There is no such place in the state that was typed, and another one is not meant.
  if (behind && tokens[at + length - 1]?.comma) {
    const like = known.kind === 'city' ? [known.label] : [];
    return {
      spot: nowhere(typed(tokens.slice(at, at + length + behind.length)), like),
      length: length + behind.length,
    };
  }
  return { spot: known, length };
}

function unnamed(window: readonly Token[], dictionary: Dictionary): Spot | null {
  if (isCityAbroad(phraseOfTokens(window))) return null;
  const place = townOrCounty(window, dictionary);
  return place ? spotOf(place, dictionary) : null;
}

/** `TX, Austin`: a state that is no city has no state after it. */
function isState(phrase: string, dictionary: Dictionary): boolean {
  if (dictionary.cities(phrase).length > 0) return false;
  return stateByAbbreviation(phrase) !== undefined || stateByName(phrase) !== undefined;
}

/** The state that the words from there on are, and how many of them. */
function stateBehind(
  tokens: readonly Token[],
  from: number,
  dictionary: Dictionary,
): { state: string; length: number } | null {
  for (let length = Math.min(LONGEST_STATE, segment(tokens, from)); length > 0; length--) {
    const phrase = phraseOfTokens(tokens.slice(from, from + length));
    const listed = tokens[from - 1]?.comma === true && dictionary.cities(phrase).length > 0;
    const code = length === 1 ? codeBehindPlace(tokens, from, dictionary) : undefined;
    const state = code ?? (listed ? undefined : stateByName(phrase));
    if (state !== undefined) return { state, length };
  }
  return null;
}

function unfinishedOrMisspelt(
  tokens: readonly Token[],
  at: number,
  longest: number,
  dictionary: Dictionary,
): PlaceFrom | null {
  const end = tokens.findIndex((_, index) => index > at && stateBehind(tokens, index, dictionary) !== null);
  const length = end < 0 ? longest : Math.min(longest, end - at);
  const behind = stateBehind(tokens, at + length, dictionary);
  const phrase = phraseOfTokens(tokens.slice(at, at + length));
  const unfinished = dictionary.citiesStartingWith(phrase, PREFIX_CITIES);
  const like = unfinished.length > 0 ? unfinished : misspelt(tokens.slice(at, at + length), dictionary);
  const cities = like.filter(({ state }) => !behind || state === behind.state);
  if (cities.length > 0) return { spot: citySpot(cities), length: length + (behind?.length ?? 0) };
  const state = stateLike(phrase);
  return state === undefined ? null : { spot: stateSpot(state), length };
}

function misspelt(window: readonly Token[], dictionary: Dictionary): Place[] {
  // As it was typed, because stems leave out endings.
  const written = window.map(({ word }) => word).join(' ');
  const isAnother = ({ city }: Place) =>
    written.length < SURE_OF_TWO && editDistance(written, normalise(city), 2) === 2;
  return dictionary.citiesLike(phraseOfTokens(window)).filter((city) => !isAnother(city));
}

/** Cities that may have been meant by what names no place, largest first. */
const labelsLike = (tokens: readonly Token[], dictionary: Dictionary): string[] =>
  dictionary
    .citiesLike(phraseOfTokens(tokens))
    .slice(0, MOST_LIKE)
    .map(({ city, state }) => `${city}, ${state}`);
