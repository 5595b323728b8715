import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { phraseOfTokens, readInLine, tokensOf, type Marked, type Tokens } from '../words/tokens.core.ts';
import { inWholeWords } from './short-words.core.ts';
import { LOCATION_READERS, type LocationMark } from './location-readers.core.ts';
import { isNowhere, joinedSpots, nowhere, spotOfAny, type Spot } from './spot.core.ts';

/** The places that the location box names, or the visitor's position, or the whole country. */
export interface ReadLocation {
  /** Null: anywhere. */
  spot: Spot | null;
  near: boolean;
  unread: string[];
}

const MOST_LIKE = 3;

/** Reads a list of places: `Houston, TX, Austin` is two cities, `Albany, New York` two as well. Null without a letter or digit. */
export function readLocation(text: string, dictionary: Dictionary): ReadLocation | null {
  const tokens = inWholeWords(tokensOf(text.replaceAll('"', ' '), dictionary), dictionary);
  if (tokens.length === 0) return null;
  const marked = readInLine(tokens, LOCATION_READERS, dictionary);
  const near = marked.some(({ mark }) => mark.kind === 'near');
  const spots = marked.flatMap(({ mark }) => (mark.kind === 'place' ? [mark.spot] : []));
  const unread = wordsMarked(marked, 'unread');
  if (spots.length === 0) {
    // A street alone is no place, because many towns have it.
    const isAnywhere = unread.length + wordsMarked(marked, 'street').length === 0;
    return { spot: isAnywhere ? null : nowhere(text.trim(), labelsLike(tokens, dictionary)), near, unread: [] };
  }
  const known = spots.filter((spot) => !isNowhere(spot));
  if (known.length === 0) return { spot: spotOfAny(spots), near, unread };
  const unknown = spots.filter(isNowhere).map(({ label }) => label);
  return { spot: spotOfAny(joinedSpots(known)), near, unread: [...unknown, ...unread] };
}

const wordsMarked = (marked: readonly Marked<LocationMark>[], kind: LocationMark['kind']): string[] =>
  marked.filter(({ mark }) => mark.kind === kind).flatMap(({ tokens }) => tokens.map(({ word }) => word));

/** Cities that may have been meant by unknown words, largest first. */
function labelsLike(tokens: Tokens, dictionary: Dictionary): string[] {
  const cities = dictionary.citiesLike(phraseOfTokens(tokens)).slice(0, MOST_LIKE);
  return cities.map(({ city, state }) => `${city}, ${state}`);
}
