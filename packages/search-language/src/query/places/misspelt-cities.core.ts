import type { Place } from '../../dictionary/dictionary.core.ts';
import { phraseOf } from '../../text/text.core.ts';
import { isMisspelt } from '../words/spellings.core.ts';
import { phraseOfTokens, typed, windowOf, type WordsAt } from '../words/tokens.core.ts';
import { isWordOrName, spotLike, spotOf } from './named-places.core.ts';
import { citySpot, type SpotAt } from './spot.core.ts';
import { isWordAndState, statesBehind } from './state-codes.core.ts';

// Shorter names are a letter away from each other: San Juan, San Jose.
const SURE_OF_TWO = 10;

type Reader = (words: WordsAt) => SpotAt | null;

/** `los angelas`: a name of several words, of which one may be another word or name. */
export const misspeltCity: Reader = (window) => {
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
export const knownCityLike: Reader = ({ tokens, at, length, dictionary }) => {
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
export const cityBeforeState: Reader = (words) => {
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
