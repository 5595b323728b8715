import { editDistance, type Dictionary, type Place } from '../../dictionary/index.ts';
import { isCityAbroad, type GazetteerPlace } from '../../gazetteer/index.ts';
import { tableWords } from '../../tables/index.ts';
import { isUnitAt, normalise, stateByAbbreviation, stateByName, termsInFull, UNIT_WORDS } from '../../text/index.ts';
import { milesAt, phraseOfTokens, typed } from '../words/tokens.core.ts';
import type { LineReader, Reading, Token, Tokens, WordsAt } from '../words/tokens.core.ts';
import {
  countiesNamed,
  countyIn,
  isWordAndTown,
  quarterNamed,
  spotIn,
  spotLike,
  spotNamed,
  spotOf,
  stateInShort,
  stateLike,
  townOrCounty,
} from './named-places.core.ts';
import { countryAt, zipAt, streetFrom } from './place-phrases.core.ts';
import { citySpot, nowhere, stateSpot, zipSpotOf, type Spot } from './spot.core.ts';
import { stateBehind, wordsToComma, type StateBehind } from './state-codes.core.ts';

/** The meaning of words in the location box. A filler adds nothing to a place. */
export type LocationMark = { kind: 'place'; spot: Spot } | { kind: 'street' | 'near' | 'filler' | 'unread' };

type Reader = LineReader<LocationMark, Dictionary>;

// A beginning of more cities than these is too short to mean any of them: `san`.
const PREFIX_CITIES = 50;
const LONGEST_NAME = 6;
const LONGEST_STATE = 3;
// With two mistakes in fewer letters it may as well be another name: Atlantis is not Atlanta.
const SURE_OF_TWO = 10;
const FILLERS = tableWords('places/place-words.txt', 'fillers');

const placed = (spot: Spot, length: number): Reading<LocationMark> => ({ mark: { kind: 'place', spot }, length });

const read = (kind: Exclude<LocationMark['kind'], 'place'>, length: number): Reading<LocationMark> | null =>
  length > 0 ? { mark: { kind }, length } : null;

/** Reads a word of another language. */
const readForeign: Reader = ({ token }) => read('unread', token.literal ? 1 : 0);

const readMiles: Reader = ({ tokens, at }) => read('filler', milesAt(tokens, at));

/** Reads a street, or a part of a building, whose number is no ZIP code. */
const readStreet: Reader = ({ tokens, at }, dictionary) => {
  const words = tokens.slice(at, at + UNIT_WORDS).map(({ word }) => word);
  return read('street', streetFrom(tokens, at, dictionary)?.length ?? (isUnitAt(words, 0) ? UNIT_WORDS : 0));
};

const readNear: Reader = ({ tokens, at }, { background }) => {
  for (let length = Math.min(LONGEST_STATE, wordsToComma(tokens, at)); length > 0; length--) {
    const entries = background.meanings.of(phraseOfTokens(tokens.slice(at, at + length)));
    if (entries.some(({ kind, means }) => kind === 'noise' && means === 'near')) return read('near', length);
  }
  return null;
};

/** Reads a country, but only behind other words: `Paris, France`. */
const readCountry: Reader = ({ tokens, at }) => read('unread', at > 0 ? countryAt(tokens, at) : 0);

/** Reads a ZIP code, or three digits alone as those that begin so: `981`. */
const readZip: Reader = ({ token: { word }, tokens, at }, dictionary) => {
  const zip = zipAt(tokens, at, dictionary);
  const isArea = wordsToComma(tokens, at) === 1 && /^\d{3}$/.test(word);
  const spot = zip?.spot ?? (isArea ? zipSpotOf(word, dictionary) : null);
  return spot && placed(spot, zip?.length ?? 1);
};

const readNameOfWords: Reader = ({ tokens, at }, dictionary) => {
  for (let length = Math.min(LONGEST_NAME, wordsToComma(tokens, at)); length > 1; length--) {
    const found = named({ tokens, at, length, dictionary });
    if (found) return found;
  }
  return null;
};

const readNameOfOneWord: Reader = ({ tokens, at }, dictionary) => named({ tokens, at, length: 1, dictionary });

/** Reads a word that adds nothing, such as the number in `10 minutes from`. */
const readFiller: Reader = ({ token: { word } }) => read('filler', FILLERS.has(word) || /^\d{1,2}$/.test(word) ? 1 : 0);

const readFillerBesideOthers: Reader = (word, ...rest) => (word.tokens.length > 1 ? readFiller(word, ...rest) : null);

/** Reads what is unfinished or misspelt: a city, a state, or a well-known city without businesses and without a state. */
const readUnfinishedOrMisspelt: Reader = ({ tokens, at }, dictionary) => {
  const { words, behind } = nameBeforeState(tokens, at, dictionary);
  const phrase = phraseOfTokens(words);
  const unfinished = dictionary.citiesStartingWith(phrase, PREFIX_CITIES);
  const like = unfinished.length > 0 ? unfinished : misspelt(words, behind, dictionary);
  const cities = like.filter(({ state }) => !behind || state === behind.state);
  const spot = cities.length > 0 ? citySpot(cities) : spotBound(words, behind, dictionary);
  if (spot) return placed(spot, words.length + (behind?.length ?? 0));
  const state = stateLike(phrase);
  if (state !== undefined) return placed(stateSpot(state), words.length);
  const { gazetteer } = dictionary.background;
  // Small towns of one name are none of them sure, but no slip either: Peterson is not Paterson.
  const isName = gazetteer.named(phrase).length > 0 || countiesNamed(phrase, dictionary).length > 0;
  const meant = behind || isName ? undefined : gazetteer.likeKnown(typed(words));
  return meant ? placed(spotOf(meant, dictionary), words.length) : null;
};

const readNothing: Reader = () => read('unread', 1);

/** The line of readers for the location box, in the order in which they are asked. */
export const LOCATION_READERS: readonly Reader[] = [
  readForeign,
  readMiles,
  readStreet,
  readNear,
  readCountry,
  readZip,
  readNameOfWords,
  readFillerBesideOthers,
  readNameOfOneWord,
  readUnfinishedOrMisspelt,
  readFiller,
  readNothing,
];

/** The place that so many words name, with the state behind them. */
function named({ tokens, at, length, dictionary }: WordsAt): Reading<LocationMark> | null {
  const end = at + length;
  const words = tokens.slice(at, end);
  const phrase = phraseOfTokens(words);
  const inTerritory = quarterInTerritory(tokens, at, end);
  if (inTerritory) return inTerritory;
  const state = stateBehind(tokens, end, dictionary);
  if (countryAt(tokens, end) > 0 && !state) return null;
  const behind = isState(phrase, dictionary) && !isTownOf(phrase, tokens[end], state, dictionary) ? null : state;
  const there = behind && (spotIn(phrase, behind.state, dictionary) ?? countyIn(phrase, behind.state, dictionary));
  if (there) return placed(there, length + behind.length);
  const known = spotOfWords(words, tokens.length === length, dictionary);
  if (!known || !behind || isListBefore(words, behind)) return known && placed(known, length);
  // Otherwise there is no such place in the state that was typed, and another one is not meant.
  const like = known.kind === 'city' ? [known.label] : [];
  const meant = spotBound(words, behind, dictionary) ?? nowhere(typed(tokens.slice(at, end + behind.length)), like);
  return placed(meant, length + behind.length);
}

const spotOfWords = (words: Tokens, isAlone: boolean, dictionary: Dictionary): Spot | null =>
  spotNamed(phraseOfTokens(words), () => words.length === 1, dictionary) ??
  quarterNamed(phraseOfTokens(words)) ??
  townNamed(words, isAlone, dictionary) ??
  stateInShort(typed(words));

/** `St. Thomas, VI`, `St. Thomas, Virgin Islands`: territories are no states here, so names of their places hold the letters. */
function quarterInTerritory(tokens: Tokens, at: number, end: number): Reading<LocationMark> | null {
  for (const more of [2, 1]) {
    const behind = tokens.slice(end, end + more);
    const isOne = behind.length === more && (more > 1 || behind[0]?.word.length === 2);
    const quarter = isOne ? quarterNamed(phraseOfTokens(tokens.slice(at, end + more))) : null;
    if (quarter) return placed(quarter, end + more - at);
  }
  return null;
}

const spotBound = (words: Tokens, behind: StateBehind | null, dictionary: Dictionary): Spot | null =>
  behind && spotLike(typed(words), behind.state, dictionary);

/** Whether a place without comma and the state behind it are two places: `Chicago New York`, `New York New Jersey`. */
const isListBefore = (words: Tokens, { isCityToo }: StateBehind): boolean =>
  !words.at(-1)?.comma && (isCityToo || stateByName(phraseOfTokens(words)) !== undefined);

function townNamed(words: Tokens, isAlone: boolean, dictionary: Dictionary): Spot | null {
  const phrase = phraseOfTokens(words);
  const place = isCityAbroad(phrase) ? undefined : (townOrCounty(words, dictionary) ?? shortened(phrase, dictionary));
  if (!place || (isWordAndTown(phrase, place, dictionary) && !(isAlone && isFinished(phrase, dictionary)))) return null;
  return spotOf(place, dictionary);
}

/** `august` is the beginning of Augusta rather than August, California. */
const isFinished = (phrase: string, dictionary: Dictionary): boolean =>
  dictionary.citiesStartingWith(phrase).length === 0;

/** The largest place whose direction is written short: `w palm beach`. */
function shortened(phrase: string, { background }: Dictionary): GazetteerPlace | undefined {
  const full = termsInFull(phrase.split(' '), true).join(' ');
  return full === phrase ? undefined : background.gazetteer.named(full)[0];
}

/** Whether a phrase is a state that is no city: it has no state after it (`TX, Austin`). */
const isState = (phrase: string, dictionary: Dictionary): boolean =>
  dictionary.cities(phrase).length === 0 && (stateByAbbreviation(phrase) ?? stateByName(phrase)) !== undefined;

/** `Delaware, OH`: a town that is called like a state, before the letters of its own. */
const isTownOf = (phrase: string, code: Token | undefined, behind: StateBehind | null, { background }: Dictionary) =>
  phrase.length > 2 &&
  code?.word.length === 2 &&
  behind !== null &&
  background.gazetteer.written(phrase, behind.state)?.kind === 'city';

/** The words before the next comma or state, and the state. */
function nameBeforeState(tokens: Tokens, at: number, dictionary: Dictionary) {
  const last = at + Math.min(LONGEST_NAME, wordsToComma(tokens, at));
  let end = at + 1;
  while (end < last && !stateBehind(tokens, end, dictionary)) end++;
  return { words: tokens.slice(at, end), behind: stateBehind(tokens, end, dictionary) };
}

function misspelt(words: Tokens, behind: StateBehind | null, dictionary: Dictionary): Place[] {
  // Compared as typed, because stems leave out endings.
  const written = typed(words);
  const isAnother = ({ city }: Place) =>
    !behind && written.length < SURE_OF_TWO && editDistance(written, normalise(city), 2) === 2;
  return dictionary.citiesLike(phraseOfTokens(words)).filter((city) => !isAnother(city));
}
