import type { Understood } from '@lawdex/contracts';
import { editDistance } from '../../dictionary/damerau.core.ts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { phraseOf } from '../../text/text.core.ts';
import { stateStartingWith } from '../../text/states.core.ts';
import { isCountry } from '../../gazetteer/abroad.core.ts';
import { STRENGTHS } from '../../meanings/entry.core.ts';
import type { Strength, VocabularyEntry } from '../../meanings/entry.core.ts';
import { cityNamed } from '../places/named-places.core.ts';
import { placeAt, townBeforeState } from '../places/place-phrases.core.ts';
import { citySpot, stateSpot } from '../places/spot.core.ts';
import type { Spot } from '../places/spot.core.ts';
import { stateCodeAt } from '../places/state-codes.core.ts';
import { statesBehind } from '../places/states-behind.core.ts';
import { cityBeforeState, knownCityLike, largeCityLike, misspeltCity } from './misspelt-cities.core.ts';
import { isClear } from './weak-meanings.core.ts';
import { phraseOfTokens, typed } from './tokens.core.ts';
import type { Token } from './tokens.core.ts';
import { tableWords } from '../../tables/index.ts';

type FilterName = Understood['filters'][number]['name'];

/** The meaning of a phrase of a search. */
export type Sense =
  | { kind: 'practice'; slugs: string[]; strength: Strength; named: boolean }
  /** `doubtful`: it may as well be a name or a word. */
  | { kind: 'place'; spot: Spot; doubtful: boolean }
  /** Soft ones count only beside a practice. */
  | { kind: 'filter'; name: FilterName; value: string; strength: Strength }
  /** `unknowable`: it says something that no business tells of itself. */
  | { kind: 'noise'; near: boolean; unknowable: boolean };

export interface SenseAt {
  sense: Sense;
  /** How many words it takes. */
  length: number;
  /** The words as they were meant, when some of them are misspelt. */
  corrected: string | null;
  /** It only begins so, and more may be typed: `hou`. */
  unfinished?: boolean;
}

const LONGEST_PHRASE = 6;
const SHORTEST = 4;
const CITY_BEGINNINGS = tableWords('places/place-words.txt', 'begin cities');
// More count as so many and one.
const MOST_MISTAKES = 4;
// Words of one phrase: each that may be misspelt makes it three phrases.
const MOST_MISSPELT = 2;
const FILTER_NAMES: ReadonlySet<string> = new Set([
  'isOpen',
  'freeConsultation',
  'videoConsultation',
  'hasDelivery',
  'hasTakeout',
  'rating',
  'priceRange',
  'language',
  'feeBasis',
] satisfies FilterName[]);

/** The meaning of the longest phrase from a word on; null for a word without a meaning of its own. */
export function senseAt(tokens: readonly Token[], at: number, dictionary: Dictionary, exact: boolean): SenseAt | null {
  const [first] = tokens.slice(at, at + 1);
  for (let length = Math.min(mostWords(first, dictionary), reach(tokens, at)); length > 0; length--) {
    const literal = meaning(tokens, at, length, dictionary);
    const larger = exact || length > 1 ? null : largerCity(literal, tokens, at, dictionary);
    if (larger) return larger;
    const isDoubtful = literal !== null && isDoubtfulPlace(literal.sense);
    if (literal && !isDoubtful) return { ...literal, corrected: null };
    const meant = exact ? null : likely(tokens, at, length, isDoubtful, dictionary);
    if (meant) return meant;
    if (literal) return { ...literal, corrected: null };
    const unfinished = at + length === tokens.length ? unfinishedSense(tokens.slice(at), dictionary) : null;
    if (unfinished) return { sense: unfinished, length, corrected: null, unfinished: true };
  }
  return null;
}

const mostWords = (first: Token | undefined, dictionary: Dictionary): number =>
  first && (dictionary.begins(first.term) || isMisspelt(first, dictionary)) ? LONGEST_PHRASE : 1;

const isDoubtfulPlace = (sense: Sense): boolean => sense.kind === 'place' && sense.doubtful;

function largerCity(
  literal: { sense: Sense; length: number } | null,
  tokens: readonly Token[],
  at: number,
  dictionary: Dictionary,
): SenseAt | null {
  const [first] = tokens.slice(at, at + 1);
  const isOneWord = literal?.sense.kind === 'place' && literal.length === 1;
  const mayBeHamlet = literal ? isOneWord : tokens.length === 1;
  const larger = first && mayBeHamlet ? largeCityLike(first, dictionary) : null;
  // A state binds its own cities.
  return larger && statesBehind(tokens, at + 1, dictionary).length === 0 ? larger : null;
}

/** The meaning in another spelling. For a doubtful place this is only a city of the state behind it. */
function likely(tokens: readonly Token[], at: number, length: number, isPlace: boolean, dictionary: Dictionary) {
  const bound = cityBeforeState(tokens, at, length, dictionary);
  if (isPlace) return bound;
  const phrase = misspelt(tokens, at, length, dictionary);
  if (!phrase)
    return misspeltCity(tokens, at, length, dictionary) ?? bound ?? knownCity(tokens, at, length, dictionary);
  // A state binds its city, whatever else is as near: `columbas ohio` is not Columbia.
  if (bound && phrase.sense.kind === 'place' && phrase.length === length) return bound;
  // `Dalas TX` is nearer to Dallas than to DACA.
  return bound && mistakes(tokens, at, bound) < mistakes(tokens, at, phrase) ? bound : phrase;
}

function knownCity(tokens: readonly Token[], at: number, length: number, dictionary: Dictionary): SenseAt | null {
  const [only] = tokens.slice(at, at + 1);
  if (!only || length > 1 || !isMisspelt(only, dictionary)) return null;
  // `Hendersen PA` is a firm: a state binds its own cities alone.
  return statesBehind(tokens, at + 1, dictionary).length > 0 ? null : knownCityLike(only, dictionary);
}

const mistakes = (tokens: readonly Token[], at: number, { length, corrected }: SenseAt): number =>
  editDistance(typed(tokens.slice(at, at + length)), corrected ?? '', MOST_MISTAKES);

/** A phrase ends where another word is unwanted, or in quotation marks. */
function reach(tokens: readonly Token[], at: number): number {
  const next = tokens.findIndex(({ unwanted, literal }, index) => index > at && (unwanted || literal));
  return (next < 0 ? tokens.length : next) - at;
}

function meaning(
  tokens: readonly Token[],
  at: number,
  length: number,
  dictionary: Dictionary,
): { sense: Sense; length: number } | null {
  const window = tokens.slice(at, at + length);
  const phrase = phraseOfTokens(window);
  const coded = length === 1 ? stateCodeAt(tokens, at, dictionary) : null;
  if (coded) return { sense: { kind: 'place', ...coded }, length };
  const town = townBeforeState(tokens, at, length, dictionary);
  if (town) return { sense: { kind: 'place', ...town }, length: town.length };
  const entries = dictionary.background.meanings
    .of(phrase)
    .filter(({ kind, strength }) => strength !== 'weak' || isClear(kind, window, tokens, dictionary));
  for (const { kind, means, strength } of entries) {
    if (kind === 'filter') return filterSense(means, strength, length);
    if (kind === 'synonym') return synonymSense(means, length, dictionary);
    const spot = kind === 'place' ? cityNamed(means, dictionary) : null;
    if (spot) return { sense: { kind: 'place', spot, doubtful: false }, length };
  }
  const practice = practiceSense(phrase, dictionary);
  if (practice) return { sense: practice, length };
  const noise = entries.find(({ kind }) => kind === 'noise');
  if (noise) return { sense: noiseSense(noise), length };
  const place = placeAt(tokens, at, length, dictionary);
  return place && { sense: { kind: 'place', spot: place.spot, doubtful: place.doubtful }, length: place.length };
}

const noiseSense = ({ means, strength }: VocabularyEntry): Sense => ({
  kind: 'noise',
  near: means === 'near',
  unknowable: strength === 'weak',
});

function practiceSense(phrase: string, dictionary: Dictionary): Sense | null {
  for (const strength of STRENGTHS) {
    const slugs = dictionary.practices(phrase, strength);
    if (slugs.length > 0) return { kind: 'practice', slugs, strength, named: dictionary.isPractice(phrase) };
  }
  const joined = phrase.includes(' ') ? dictionary.practices(phrase.replaceAll(' ', '')) : [];
  return joined.length > 0 ? { kind: 'practice', slugs: joined, strength: 'strong', named: true } : null;
}

function filterSense(means: string, strength: Strength, length: number): { sense: Sense; length: number } | null {
  const [name = '', value = ''] = means.split('=');
  return isFilterName(name) ? { sense: { kind: 'filter', name, value, strength }, length } : null;
}

const isFilterName = (name: string): name is FilterName => FILTER_NAMES.has(name);

function synonymSense(means: string, length: number, dictionary: Dictionary): { sense: Sense; length: number } | null {
  const slugs = dictionary.practices(phraseOf(means));
  if (slugs.length > 0) return { sense: { kind: 'practice', slugs, strength: 'strong', named: false }, length };
  const spot = cityNamed(means, dictionary);
  return spot && { sense: { kind: 'place', spot, doubtful: false }, length };
}

/** A phrase is misspelt when a word of it that nobody uses becomes a known phrase by an edit or two. */
function misspelt(tokens: readonly Token[], at: number, length: number, dictionary: Dictionary): SenseAt | null {
  const window = tokens.slice(at, at + length);
  const unknown = window.filter(
    (token, index) => isMisspelt(token, dictionary) || isHalfOfCity(window, index, dictionary),
  );
  const last = at + length === tokens.length ? tokens.at(-1) : undefined;
  if (unknown.length === 0 || unknown.length > MOST_MISSPELT) return null;
  if (last && unknown.includes(last) && dictionary.vocabulary.hasPrefix(last.term)) return null;
  for (const spelling of spellings(window, unknown, dictionary)) {
    const others = [...tokens.slice(0, at), ...spelling, ...tokens.slice(at + length)];
    const found = meaning(others, at, length, dictionary);
    if (found) return { ...found, corrected: dictionary.inWriting(phraseOfTokens(spelling)) };
  }
  return null;
}

/** `Los Angelas`: a first name or a word of other places, behind a beginning that says which city is meant. */
const isHalfOfCity = (window: readonly Token[], index: number, { background }: Dictionary): boolean =>
  CITY_BEGINNINGS.has(window[index - 1]?.word ?? '') && !background.english.has(window[index]?.term ?? '');

/** Whether a word may be taken for another one: nobody uses it, and no business is called so. */
export const isMisspelt = ({ term }: Token, dictionary: Dictionary): boolean =>
  term.length >= SHORTEST && !/\d/.test(term) && !dictionary.isOrdinary(term);

function spellings(window: readonly Token[], unknown: readonly Token[], dictionary: Dictionary): Token[][] {
  const { vocabulary } = dictionary;
  let all: Token[][] = [[]];
  for (const token of window) {
    const meant = unknown.includes(token)
      ? nearestAsTyped(token, dictionary)
          // A word of a story alone comes behind every name that is as near.
          .filter((term, index) => window.length > 1 || index === 0 || vocabulary.isNamed(term))
          .map((term) => ({ ...token, word: term, term }))
      : [token];
    all = meant.flatMap((other) => all.map((before) => [...before, other]));
  }
  return all;
}

/** Stems leave out letters: `dalas` is as near to DACA as to Dallas without its last one. */
function nearestAsTyped({ word, term }: Token, dictionary: Dictionary): string[] {
  const meant = correctionsOf(term, dictionary.vocabulary);
  if (word === term || meant.length < 2) return meant;
  const mistakesIn = (other: string): number => editDistance(word, dictionary.inWriting(other), MOST_MISTAKES);
  return [...meant].sort((a, b) => mistakesIn(a) - mistakesIn(b));
}

/** Words that a misspelt one may be; no abbreviation, which is a letter away from many names. */
export const correctionsOf = (term: string, vocabulary: Dictionary['vocabulary']): string[] =>
  vocabulary.correct(term).filter((word) => word.length >= SHORTEST && vocabulary.isKnown(word));

/** The meaning of the last words if they are unfinished; a word of a language is finished. */
function unfinishedSense(rest: readonly Token[], dictionary: Dictionary): Sense | null {
  const [first] = rest;
  if (!first || dictionary.isWord(rest.at(-1)?.term ?? '')) return null;
  // Not the stem of the last one: nothing that begins with `lans` is a landlord.
  const phrase = [...rest.slice(0, -1).map(({ term }) => term), rest.at(-1)?.word].join(' ');
  // `married in india` is not in Indiana.
  if (isCountry(phraseOfTokens(rest))) return null;
  const slugs = dictionary.practicesStartingWith(phrase);
  if (slugs.length > 0) return { kind: 'practice', slugs, strength: 'strong', named: true };
  const state = stateStartingWith(phraseOfTokens(rest));
  if (state !== undefined) return { kind: 'place', spot: stateSpot(state), doubtful: false };
  const cities = dictionary.citiesStartingWith(phrase);
  return cities.length > 0 ? { kind: 'place', spot: citySpot(cities), doubtful: false } : null;
}
