import type { Dictionary, Place } from '../../dictionary/dictionary.core.ts';
import type { GazetteerPlace } from '../../gazetteer/gazetteer.core.ts';
import { tableWords } from '../../tables/index.ts';
import { phraseOf } from '../../text/text.core.ts';
import { spotLike, spotOf } from '../places/named-places.core.ts';
import { citySpot } from '../places/spot.core.ts';
import { isWordAndState } from '../places/state-codes.core.ts';
import { statesBehind } from '../places/states-behind.core.ts';
import type { SenseAt } from './senses.core.ts';
import { phraseOfTokens, typed } from './tokens.core.ts';
import type { Token } from './tokens.core.ts';

// Shorter names are a letter away from each other: San Juan, San Jose.
const SURE_OF_TWO = 10;
const RATHER_LARGE = tableWords('places/place-words.txt', 'rather large cities');

/** `los angelas`: a name of several words, of which one may be another word or name. */
export function misspeltCity(
  tokens: readonly Token[],
  at: number,
  length: number,
  dictionary: Dictionary,
): SenseAt | null {
  const phrase = phraseOfTokens(tokens.slice(at, at + length));
  if (length === 1 || dictionary.background.gazetteer.named(phrase).length > 0) return null;
  const words = phrase.split(' ');
  const isAlike = ({ city }: Place): boolean =>
    phraseOf(city)
      .split(' ')
      .filter((word) => words.includes(word)).length > 0;
  const cities = dictionary.citiesLike(phrase, phrase.length >= SURE_OF_TWO ? 2 : 1).filter(isAlike);
  const [first] = cities;
  if (!first || words.length !== phraseOf(first.city).split(' ').length) return null;
  // `baton rogue la`: the letters are its state, not Los Angeles.
  const own = statesBehind(tokens, at + length, dictionary).find(({ state }) => first.state === state);
  const meant = own ? cities.filter(({ state }) => state === own.state) : cities;
  return {
    sense: { kind: 'place', spot: citySpot(meant), doubtful: false },
    length: length + (own?.length ?? 0),
    corrected: [first.city, ...(own ? [own.state] : [])].join(' ').toLowerCase(),
  };
}

/** `schenectedy`: nearly a well-known city, and nearly no name. It may be an unknown name. */
export function knownCityLike({ word, term, unwanted, literal }: Token, dictionary: Dictionary): SenseAt | null {
  const { vocabulary, background } = dictionary;
  if (unwanted || literal || vocabulary.correct(term).some((name) => vocabulary.isCalled(name))) return null;
  return cityMeant(background.gazetteer.likeKnown(word), dictionary);
}

/** `huston`: the name of a hamlet without businesses, and nearly that of a large city. */
export function largeCityLike({ word, term, unwanted, literal }: Token, dictionary: Dictionary): SenseAt | null {
  if (unwanted || literal || !RATHER_LARGE.has(word) || dictionary.vocabulary.isCalled(term)) return null;
  return dictionary.cities(term).length > 0
    ? null
    : cityMeant(dictionary.background.gazetteer.likeKnown(word), dictionary);
}

const cityMeant = (city: GazetteerPlace | undefined, dictionary: Dictionary): SenseAt | null =>
  city
    ? {
        sense: { kind: 'place', spot: spotOf(city, dictionary), doubtful: true },
        length: 1,
        corrected: city.name.toLowerCase(),
      }
    : null;

/** `pittsburg pa`: a name that no place of the state behind it has, and a town elsewhere at most. */
export function cityBeforeState(
  tokens: readonly Token[],
  at: number,
  length: number,
  dictionary: Dictionary,
): SenseAt | null {
  const window = tokens.slice(at, at + length);
  const { vocabulary, background } = dictionary;
  const isWord = ({ term }: Token): boolean =>
    dictionary.isWord(term) || background.spanish.has(term) || vocabulary.isCalled(term);
  if (window.some((token) => isWord(token) || token.unwanted || token.literal)) return null;
  for (const { state, length: more } of statesBehind(tokens, at + length, dictionary)) {
    // `Hendersen PA` is rather a firm with its legal form; Pittsburg is a town somewhere.
    if (
      isWordAndState(tokens[at + length]?.word ?? '') &&
      !window.every(({ term }) => background.gazetteer.hasWord(term))
    )
      continue;
    const spot = spotLike(typed(window), state, dictionary);
    if (!spot) continue;
    const corrected = spot.label.toLowerCase().replace(',', '');
    return { sense: { kind: 'place', spot, doubtful: false }, length: length + more, corrected };
  }
  return null;
}
