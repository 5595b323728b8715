import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { COMMON_SURNAMES, isCityAbroad, isCountry, KNOWN_PEOPLE, type GazetteerPlace } from '../../gazetteer/index.ts';
import { LEGAL_FORMS, phraseOf } from '../../text/text.core.ts';
import {
  countyNamed,
  isLarge,
  isWithThe,
  isWordAndTown,
  isWordOrName,
  largeCounty,
  likeliest,
  spotOf,
} from './named-places.core.ts';
import type { PlaceWords, SpotAt } from './spot.core.ts';
import { LAWYERS } from './state-codes.core.ts';
import { milesAt, isSentence, phraseOfTokens, typed } from '../words/tokens.core.ts';
import type { Token, Tokens, WordsAt } from '../words/tokens.core.ts';
import { tableWords } from '../../tables/index.ts';

// Behind these words a name is a place's, although it is a word or surname as well.
const PLACING = tableWords('places/place-words.txt', 'before places');
const BEFORE_COUNTRIES = tableWords('places/place-words.txt', 'before countries');
const RATHER_PHRASES = tableWords('places/place-words.txt', 'rather phrases');
const SPANISH_PRACTICES = new Set(PRACTICE_AREAS.flatMap(({ spanish }) => spanish.map(phraseOf)));
const LONGEST_PHRASE = 6;
const LONGEST_ACRONYM = 5;
/** A place with so few ZIP codes is less known than a surname. */
const SMALL = 2;
// Cities of so many are known by one word, which is not as sure as several.
export const WELL_KNOWN_PEOPLE = 40_000;
// Nobody says a name of so many words by chance: Truth or Consequences.
const UNMISTAKABLE = 3;

export const isPlacing = (word: string | undefined): boolean => word !== undefined && PLACING.has(word);

export const isPlaced = (tokens: Tokens, at: number): boolean => isPlacing(tokens[at - 1]?.word);

/** The place without businesses there, unless its name is likelier a person's or a word. */
export function townAt(words: PlaceWords): SpotAt | null {
  const { tokens, at, length, window, phrase, dictionary } = words;
  const known = placeHere(words);
  if (!known || dictionary.background.meanings.isNoise(phrase) || isWordAndTown(phrase, known, dictionary)) return null;
  const found = (doubtful: boolean): SpotAt => ({ spot: spotOf(known, dictionary), length, doubtful });
  const isTheTown = known.people >= KNOWN_PEOPLE && isWithThe(window, known) && !isSentence(tokens);
  if (isPlaced(tokens, at) || isTheTown || length >= UNMISTAKABLE) return found(false);
  if (known.kind === 'county') return found(length === 1);
  if (isCityAbroad(phrase) || isNameOf(words, known)) return null;
  const doubtful = isDoubtful(words, known);
  return doubtful === null ? null : found(doubtful);
}

/** The town or county that words name, unless they mean a country, or a larger city of the state behind them: `in huston tx`. */
function placeHere(words: PlaceWords): GazetteerPlace | undefined {
  const { tokens, at, window, phrase, behind, dictionary } = words;
  const place = townOrCountyOf(window, dictionary);
  const isRather = RATHER_PHRASES.has(phrase) && !(isPlaced(tokens, at) && asksForLawyer(tokens));
  if (!place || isRather || isAbroad(words, place)) return undefined;
  const { gazetteer } = dictionary.background;
  const isSlip = behind.some(({ state }) => (gazetteer.like(typed(window), state)?.people ?? 0) > place.people);
  return isSlip && !window.some((token) => isWordOrName(token, dictionary)) ? undefined : place;
}

/** Whether a country is meant rather than a small town: `immigration from mexico`. */
const isAbroad = ({ tokens, at, phrase }: PlaceWords, { people }: GazetteerPlace): boolean =>
  people < KNOWN_PEOPLE &&
  BEFORE_COUNTRIES.has(tokens[at - 1]?.word ?? '') &&
  isCountry(phrase) &&
  !isBehindMiles(tokens, at);

function townOrCountyOf(words: Tokens, dictionary: Dictionary): GazetteerPlace | undefined {
  const town = likeliest(words, dictionary);
  if (words.length === 1) return largeCounty(words, dictionary) ?? town;
  return town !== undefined && town.zips.length > 0 ? town : (countyNamed(words, dictionary) ?? town);
}

/** Whether a name among other words may as well be a word; null: it is no town there. */
function isDoubtful(words: PlaceWords, town: GazetteerPlace): boolean | null {
  const { tokens, at, length, window, phrase, dictionary } = words;
  const isWord = window.every(({ term }) => dictionary.isWord(term) || dictionary.vocabulary.has(term));
  const isBeside = (): boolean => isBesidePractice(words);
  const alone = isByItself(words) || isBeside();
  // The one with businesses around it may be a smaller one: Peoria in Arizona.
  const all = dictionary.background.gazetteer.named(phrase);
  const same = all.filter(({ name }) => name === town.name);
  const most = Math.max(...same.map(({ people }) => people));
  const isKnown = same.some(isLarge) || (length > 1 && most >= KNOWN_PEOPLE);
  if (isKnown) return alone || !isWord ? isWord : null;
  // Temple and Normal are words, unless somebody asks for lawyers there.
  const isEnglish = window.some(({ term }) => dictionary.background.english.has(term));
  const isPerson = COMMON_SURNAMES.has(tokens[at + length]?.word ?? '');
  const isAskedFor = (): boolean => asksForLawyer(tokens) || isBehindMiles(tokens, at) || isBeside();
  const isWellKnown = most >= WELL_KNOWN_PEOPLE && !isPerson && (!isEnglish || isAskedFor());
  return alone && (!isWord || isWellKnown) ? true : null;
}

/** Whether only words with a meaning stand beside it, or miles. */
function isByItself({ tokens, at, length, dictionary }: WordsAt): boolean {
  const end = at + length;
  const isAfter = isBehindMiles(tokens, at) || !isUnknown(tokens[at - 1], dictionary);
  return isAfter && (milesAt(tokens, end) > 0 || !isUnknown(tokens[end], dictionary));
}

const isBehindMiles = (tokens: Tokens, at: number): boolean =>
  tokens.slice(0, at).some((_, from) => from + milesAt(tokens, from) === at);

export const asksForLawyer = (tokens: Tokens): boolean =>
  !isSentence(tokens) && (tokens.length === 1 || tokens.some(({ term }) => LAWYERS.has(term)));

/** Whether all else names practice areas or filters or says nothing: `cheap divorce auburn`, but not `surprise medical bill` or `the temple fired me`. */
function isBesidePractice({ tokens, at, length, dictionary }: WordsAt): boolean {
  if (tokens[at]?.the === true || isSentence(tokens)) return false;
  const before = kindsOf(tokens.slice(0, at), dictionary);
  const behind = kindsOf(tokens.slice(at + length), dictionary);
  if (!before || !behind) return false;
  // `a normal divorce` is no divorce in Normal.
  return [...before, ...behind].includes('practice') && before.at(-1) !== 'noise' && behind[0] !== 'noise';
}

/** What the phrases of these words are, the longest first; null when a word is something else. */
function kindsOf(tokens: Tokens, dictionary: Dictionary): ('practice' | 'filter' | 'noise')[] | null {
  if (tokens.length === 0) return [];
  const miles = milesAt(tokens, 0);
  if (miles > 0) {
    const others = kindsOf(tokens.slice(miles), dictionary);
    return others && ['filter', ...others];
  }
  for (let length = Math.min(tokens.length, LONGEST_PHRASE); length > 0; length--) {
    const phrase = phraseOfTokens(tokens.slice(0, length));
    const kind =
      dictionary.isPractice(phrase) || SPANISH_PRACTICES.has(phrase) ? 'practice' : saidKind(phrase, dictionary);
    const others = kind && kindsOf(tokens.slice(length), dictionary);
    if (others) return [kind, ...others];
  }
  return null;
}

/** Nearness counts as a filter, because it is said of places. */
function saidKind(phrase: string, { background }: Dictionary): 'filter' | 'noise' | null {
  const said = background.meanings.of(phrase).filter(({ strength }) => strength !== 'weak');
  if (said.some(({ kind, means }) => kind === 'filter' || (kind === 'noise' && means === 'near'))) return 'filter';
  return said.some(({ kind }) => kind === 'noise') ? 'noise' : null;
}

/** Whether words are a name rather than a town: `Cason Law Firm`, `Moffit LLC`, `O'Brien`, `RICO`. */
function isNameOf({ tokens, at, length }: WordsAt, { zips }: GazetteerPlace): boolean {
  if (tokens.some(({ word }) => LEGAL_FORMS.has(word) && word.length > 2)) return true;
  if (length > 1) return false;
  const [only, next] = tokens.slice(at, at + 2);
  if (!only || (COMMON_SURNAMES.has(only.word) && zips.length <= SMALL)) return true;
  return (only.capital && only.word.length <= LONGEST_ACRONYM) || (next?.word === 'law' && only.title && next.title);
}

/** Whether a word has no meaning for the search, or is a name. */
function isUnknown(token: Token | undefined, { vocabulary, background }: Dictionary): boolean {
  if (!token || /^\d+$/.test(token.word) || background.meanings.isNoise(token.term)) return false;
  return !vocabulary.hasMeaning(token.term);
}
