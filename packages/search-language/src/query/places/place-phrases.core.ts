import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { isCityAbroad, isCountry } from '../../gazetteer/place-names.core.ts';
import { countyIn, isWordOrName, quarterNamed, spotIn, spotNamed, stateInShort } from './named-places.core.ts';
import { areApart, zipSpotOf, type PlaceWords, type Spot, type SpotAt } from './spot.core.ts';
import { codeBehindPlace, isAmbiguousCode, isArticle, isWordOrForm, LAWYERS } from './state-codes.core.ts';
import { phraseOfTokens, type Tokens } from '../words/tokens.core.ts';
import { stateByAbbreviation, streetAt, type Street } from '../../text/index.ts';
import { isPlaced, townAt } from './towns.core.ts';
import { tableWords } from '../../tables/index.ts';

const RATHER_WORDS = tableWords('places/place-words.txt', 'rather words');
const SAY_LAWYER: ReadonlySet<string> = new Set([...LAWYERS, ...tableWords('words/names.txt', 'say law firm')]);

/** The place that so many words name, with the state behind it: `springfield il`, `raleigh north carolina`. */
export function placeAt(words: PlaceWords): SpotAt | null {
  const { tokens, at, length, window, phrase, behind, dictionary } = words;
  const zip = length === 1 ? zipAt(tokens, at, dictionary) : null;
  if (zip) return zip;
  const isHere = window.at(-1)?.comma !== true && dictionary.cities(phrase).length > 0 && !isCityAbroad(phrase);
  if (countryAt(tokens, at + length) > 0 && !isHere) return null;
  for (const { state, length: more } of behind) {
    const spot = spotBefore(state, words);
    if (spot) return { spot, length: length + more, doubtful: false };
  }
  if (length === 1 && isArticle(tokens, at)) return null;
  const known = spotNamed(phrase, isPlainCode, dictionary) ?? quarterAt(words) ?? shortStateAt(words);
  return known ? { spot: known, length, doubtful: false } : townAt(words);
}

const isPlainCode = (word: string): boolean => !isAmbiguousCode(word);

/** The ZIP code there, or the territory that has it: `77002`, `96932-1234`. */
export function zipAt(tokens: Tokens, at: number, dictionary: Dictionary): SpotAt | null {
  const [token, next] = tokens.slice(at, at + 2);
  const spot =
    token && /^\d{5}$/.test(token.word) ? (zipSpotOf(token.word, dictionary) ?? quarterNamed(token.word)) : null;
  return spot && { spot, length: next && /^\d{4}$/.test(next.word) && !token?.comma ? 2 : 1, doubtful: false };
}

/** The number of words of another country's name there, 0 for none: Paris, France, is not here. */
export function countryAt(tokens: Tokens, at: number): number {
  const found = [2, 1].find((length) => isCountry(phraseOfTokens(tokens.slice(at, at + length))));
  return at < tokens.length && found !== undefined ? found : 0;
}

/** The city or county of a state that so many words before it name. One word is a county where it is no word and nobody's name. */
function spotBefore(state: string, { length, window, phrase, dictionary }: PlaceWords): Spot | null {
  // `No` that is no north leaves out what stands behind it, see `withPlacesInFull`.
  if (window[0]?.word === 'no' && !window[0].stop) return null;
  const isElse = length === 1 && window.some((token) => isWordOrName(token, dictionary));
  return spotIn(phrase, state, dictionary) ?? (isElse ? null : countyIn(phrase, state, dictionary));
}

/** `dui fla`: what is short for a state, and nothing else, behind `in`, a practice or a lawyer. `kan law` may be a name. */
function shortStateAt({ tokens, at, length, dictionary }: PlaceWords): Spot | null {
  const token = tokens[at];
  if (!token || at === 0 || length > 1 || isWordOrName(token, dictionary)) return null;
  return isPlaced(tokens, at) || mayFollow(tokens, at, dictionary) ? stateInShort(token.word) : null;
}

/** A town whose name means something else as well, behind `in` or before letters that are nothing but its state: `college ak`. */
export function townBeforeState(words: PlaceWords): SpotAt | null {
  const { tokens, at, length, phrase, dictionary } = words;
  const code = tokens[at + length]?.word ?? '';
  const state = code.length === 2 ? stateByAbbreviation(code) : undefined;
  if (state === undefined || codeBehindPlace(tokens, at + length, dictionary) === undefined) return null;
  if (!isPlaced(tokens, at)) {
    const town = dictionary.background.gazetteer.written(phrase, state);
    const isRather = RATHER_WORDS.has(phrase) || dictionary.practices(phrase).length > 0;
    if (!town?.people || isWordOrForm(code) || isRather || !mayFollow(tokens, at, dictionary)) return null;
  }
  const spot = spotBefore(state, words);
  return spot && { spot, length: length + 1, doubtful: false };
}

/** Whether a town that is a word as well may be meant behind what is said before: not in `labor union ky`. */
function mayFollow(tokens: Tokens, at: number, dictionary: Dictionary): boolean {
  const before = [1, 2, 3].map((length) => phraseOfTokens(tokens.slice(Math.max(0, at - length), at)));
  const isSubject = (phrase: string): boolean => SAY_LAWYER.has(phrase) || dictionary.practices(phrase).length > 0;
  return at === 0 || before.some(isSubject);
}

/** A part of a city whose name is a word as well: `in the loop`, `loop chicago`. */
function quarterAt({ tokens, at, length, phrase, dictionary }: PlaceWords): Spot | null {
  const quarter = quarterNamed(phrase);
  if (!quarter || isPlaced(tokens, at)) return quarter;
  const beside = [1, 2].flatMap((most) => [
    tokens.slice(at + length, at + length + most),
    tokens.slice(Math.max(0, at - most), at),
  ]);
  const cities = beside.map((others) => spotNamed(phraseOfTokens(others), isPlainCode, dictionary));
  return cities.some((city) => city?.centre && !areApart(city, quarter)) ? quarter : null;
}

export interface SaidStreet {
  key: string;
  tokens: Tokens;
}

// Smaller house numbers are counts and hours more often.
const SURE_NUMBER = 3;

/** The street address in a search: `2021 N Slappey Blvd`; not `2 years in court`. */
export function streetIn(tokens: Tokens, dictionary: Dictionary): SaidStreet | null {
  for (const at of tokens.keys()) {
    const street = streetFrom(tokens, at, dictionary);
    if (street) return { key: street.key, tokens: tokens.slice(at, at + street.length) };
  }
  return null;
}

export function streetFrom(tokens: Tokens, at: number, dictionary: Dictionary): Street | null {
  const { meanings } = dictionary.background;
  const isName = (word: string): boolean => !meanings.isNoise(word) && dictionary.practices(word).length === 0;
  const words = tokens.map(({ word }) => word);
  const street = streetAt(words, at, isName);
  const number = words[at] ?? '';
  if (!street || (!street.doubtful && number.length >= SURE_NUMBER)) return street;
  return isWrittenSo(tokens, at, at + street.length, dictionary) ? street : null;
}

/** Whether a doubtful street is written like one: in capitals, or before a comma, a ZIP code or a city. */
function isWrittenSo(tokens: Tokens, at: number, end: number, dictionary: Dictionary): boolean {
  const [last, next] = tokens.slice(end - 1, end + 1);
  if (tokens[at + 1]?.title || last?.comma || /^\d{5}$/.test(next?.word ?? '')) return true;
  return [1, 2].some((length) => dictionary.cities(phraseOfTokens(tokens.slice(end, end + length))).length > 0);
}
