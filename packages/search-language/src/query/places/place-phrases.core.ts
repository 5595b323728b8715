import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { isCityAbroad, isCountry } from '../../gazetteer/abroad.core.ts';
import { countyIn, isWordOrName, quarterNamed, spotIn, spotNamed, stateInShort } from './named-places.core.ts';
import { zipSpotOf } from './spot.core.ts';
import type { Spot } from './spot.core.ts';
import { areApart } from './spots.core.ts';
import { codeBehindPlace, isAmbiguousCode, isArticle, isWordOrForm, LAWYERS } from './state-codes.core.ts';
import { statesBehind } from './states-behind.core.ts';
import { phraseOfTokens } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';
import { stateByAbbreviation } from '../../text/states.core.ts';
import { isPlaced, townAt } from './towns.core.ts';
import { tableWords } from '../../tables/index.ts';

const RATHER_WORDS = tableWords('places/place-words.txt', 'rather words');
const SAY_LAWYER: ReadonlySet<string> = new Set([...LAWYERS, ...tableWords('words/names.txt', 'say law firm')]);

export interface SpotAt {
  spot: Spot;
  length: number;
  /** A town without businesses, which may as well be a name or another word. */
  doubtful: boolean;
}

/** The place that so many words name, with the state behind them. */
export function placeAt(tokens: readonly Token[], at: number, length: number, dictionary: Dictionary): SpotAt | null {
  const window = tokens.slice(at, at + length);
  const phrase = phraseOfTokens(window);
  const zip = length === 1 ? zipAt(tokens, at, dictionary) : null;
  if (zip) return zip;
  const isHere = window.at(-1)?.comma !== true && dictionary.cities(phrase).length > 0 && !isCityAbroad(phrase);
  if (countryAt(tokens, at + length) > 0 && !isHere) return null;
  const withState = inStateBehind(tokens, at, length, dictionary);
  if (withState) return { spot: withState.spot, length: length + withState.length, doubtful: false };
  if (length === 1 && isArticle(tokens, at)) return null;
  const known =
    spotNamed(phrase, isPlainCode, dictionary) ??
    quarterAt(tokens, at, length, dictionary) ??
    shortStateAt(tokens, at, length, dictionary);
  if (known) return { spot: known, length, doubtful: false };
  const town = townAt(tokens, at, length, dictionary);
  return town && { ...town, length };
}

const isPlainCode = (word: string): boolean => !isAmbiguousCode(word);

/** The ZIP code there, or the territory that has it: `77002`, `96932-1234`. */
export function zipAt(tokens: readonly Token[], at: number, dictionary: Dictionary): SpotAt | null {
  const [token, next] = tokens.slice(at, at + 2);
  const spot = token && /^\d{5}$/.test(token.word) ? zipOrTerritory(token.word, dictionary) : null;
  return spot && { spot, length: next && /^\d{4}$/.test(next.word) && !token?.comma ? 2 : 1, doubtful: false };
}

const zipOrTerritory = (zip: string, dictionary: Dictionary): Spot | null =>
  zipSpotOf(zip, dictionary) ?? quarterNamed(zip);

/** The number of words of another country's name there, 0 for none: Paris, France, is not here. */
export function countryAt(tokens: readonly Token[], at: number): number {
  const found = [2, 1].find((length) => isCountry(phraseOfTokens(tokens.slice(at, at + length))));
  return at < tokens.length && found !== undefined ? found : 0;
}

/** A place of the name in the state that is written behind it: `springfield il`, `raleigh north carolina`. */
function inStateBehind(
  tokens: readonly Token[],
  at: number,
  length: number,
  dictionary: Dictionary,
): { spot: Spot; length: number } | null {
  for (const { state, length: more } of statesBehind(tokens, at + length, dictionary)) {
    const spot = spotBefore(state, tokens, at, length, dictionary);
    if (spot) return { spot, length: more };
  }
  return null;
}

/** The city or county of a state that so many words before it name. One word is a county where it is no word and nobody's name. */
function spotBefore(
  state: string,
  tokens: readonly Token[],
  at: number,
  length: number,
  dictionary: Dictionary,
): Spot | null {
  const window = tokens.slice(at, at + length);
  const phrase = phraseOfTokens(window);
  // `No` that is no north leaves out what stands behind it, see `withPlacesInFull`.
  if (window[0]?.word === 'no' && !window[0].stop) return null;
  const isElse = length === 1 && window.some((token) => isWordOrName(token, dictionary));
  return spotIn(phrase, state, dictionary) ?? (isElse ? null : countyIn(phrase, state, dictionary));
}

/** `dui fla`: what is short for a state, and nothing else, behind `in`, a practice or a lawyer. `kan law` may be a name. */
function shortStateAt(tokens: readonly Token[], at: number, length: number, dictionary: Dictionary): Spot | null {
  const token = tokens[at];
  if (!token || at === 0 || length > 1 || isWordOrName(token, dictionary)) return null;
  return isPlaced(tokens, at) || mayFollow(tokens, at, dictionary) ? stateInShort(token.word) : null;
}

/** A town whose name means something else as well, behind `in` or before letters that are nothing but its state: `college ak`. */
export function townBeforeState(
  tokens: readonly Token[],
  at: number,
  length: number,
  dictionary: Dictionary,
): SpotAt | null {
  const code = tokens[at + length]?.word ?? '';
  const state = code.length === 2 ? stateByAbbreviation(code) : undefined;
  if (state === undefined || codeBehindPlace(tokens, at + length, dictionary) === undefined) return null;
  const phrase = phraseOfTokens(tokens.slice(at, at + length));
  if (!isPlaced(tokens, at)) {
    const town = dictionary.background.gazetteer.written(phrase, state);
    const isRather = RATHER_WORDS.has(phrase) || dictionary.practices(phrase).length > 0;
    if (!town?.people || isWordOrForm(code) || isRather || !mayFollow(tokens, at, dictionary)) return null;
  }
  const spot = spotBefore(state, tokens, at, length, dictionary);
  return spot && { spot, length: length + 1, doubtful: false };
}

/** Whether a town that is a word as well may be meant behind what is said before: not in `labor union ky`. */
function mayFollow(tokens: readonly Token[], at: number, dictionary: Dictionary): boolean {
  const before = [1, 2, 3].map((length) => phraseOfTokens(tokens.slice(Math.max(0, at - length), at)));
  const isSubject = (phrase: string): boolean => SAY_LAWYER.has(phrase) || dictionary.practices(phrase).length > 0;
  return at === 0 || before.some(isSubject);
}

/** A part of a city whose name is a word as well: `in the loop`, `loop chicago`. */
function quarterAt(tokens: readonly Token[], at: number, length: number, dictionary: Dictionary): Spot | null {
  const quarter = quarterNamed(phraseOfTokens(tokens.slice(at, at + length)));
  if (!quarter || isPlaced(tokens, at)) return quarter;
  const beside = [1, 2].flatMap((words) => [
    tokens.slice(at + length, at + length + words),
    tokens.slice(Math.max(0, at - words), at),
  ]);
  const cities = beside.map((words) => spotNamed(phraseOfTokens(words), isPlainCode, dictionary));
  return cities.some((city) => city?.centre && !areApart(city, quarter)) ? quarter : null;
}
