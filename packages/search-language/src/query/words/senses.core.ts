import type { ChoiceFilter } from '@lawdex/contracts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { phraseOf, stateStartingWith } from '../../text/index.ts';
import { isCountry } from '../../gazetteer/place-names.core.ts';
import { STRENGTHS, type Strength, type VocabularyEntry } from '../../meanings/entry.core.ts';
import { filterNamed } from '../../plan/filters.core.ts';
import { cityNamed } from '../places/named-places.core.ts';
import type { PlacedWords, PlaceTable } from '../places/read-places.core.ts';
import { citySpot, stateSpot, type Spot, type SpotAt } from '../places/spot.core.ts';
import { LAWYERS } from '../places/state-codes.core.ts';
import { isSentence, phraseOfTokens, type Token, type Tokens } from './tokens.core.ts';

export type Sense =
  | { kind: 'practice'; slugs: string[]; strength: Strength; named: boolean }
  | { kind: 'place'; spot: Spot; doubtful: boolean }
  /** Soft ones count only beside a practice. */
  | { kind: 'filter'; name: ChoiceFilter; value: string; strength: Strength }
  /** `unknowable`: it says something that no business tells of itself. */
  | { kind: 'noise'; near: boolean; unknowable: boolean };

export interface SenseAt {
  sense: Sense;
  length: number;
  corrected?: string | undefined;
  /** It only begins so, and more may be typed: `hou`. */
  unfinished?: boolean;
}

/** A search whose places have been read. */
export interface PlacedSearch {
  tokens: Tokens;
  places: PlaceTable;
  dictionary: Dictionary;
}

/** The meaning of the longest phrase from a word on; null for a word without a meaning of its own. */
export function senseAt(search: PlacedSearch, at: number): SenseAt | null {
  const { tokens, places, dictionary } = search;
  for (const words of places[at]?.toReversed() ?? []) {
    const isRest = at + words.tokens.length === tokens.length;
    const literal = meaning(words.tokens, words.named, tokens, dictionary) ?? likely(search, at, words);
    const found = literal ?? (isRest ? unfinishedSense(words.tokens, dictionary) : null);
    if (found) return found;
  }
  return null;
}

const senseOf = ({ spot, doubtful, length, corrected }: SpotAt): SenseAt => ({
  sense: { kind: 'place', spot, doubtful },
  length,
  corrected,
});

/** The meaning in another spelling. */
function likely(search: PlacedSearch, at: number, words: PlacedWords): SenseAt | null {
  const { bound, like, known } = words;
  const guess = like ?? bound ?? known;
  const phrase = misspelt(search, at, words);
  if (!phrase) return guess && senseOf(guess);
  // A state binds its city, whatever else is as near: `columbas ohio` is not Columbia.
  const isTold = phrase.sense.kind === 'practice' && !phrase.sense.named;
  return bound && (isTold || phrase.sense.kind === 'place') ? senseOf(bound) : phrase;
}

function misspelt({ tokens, dictionary }: PlacedSearch, at: number, words: PlacedWords): SenseAt | null {
  for (const { tokens: spelling, corrected, place } of words.spellings) {
    const all = [...tokens.slice(0, at), ...spelling, ...tokens.slice(at + spelling.length)];
    const found = meaning(spelling, place, all, dictionary);
    if (found) return { ...found, corrected };
  }
  return null;
}

/** The meaning of a phrase of a search, which may name a place. */
function meaning(phrase: Tokens, place: PlacedWords['named'], tokens: Tokens, dictionary: Dictionary): SenseAt | null {
  if (place?.isSure) return senseOf(place);
  const terms = phraseOfTokens(phrase);
  const found = (sense: Sense | null): SenseAt | null => sense && { sense, length: phrase.length };
  const entries = dictionary.background.meanings
    .of(terms)
    .filter(({ kind, strength }) => strength !== 'weak' || isClear(kind, phrase, tokens, dictionary));
  for (const { kind, means, strength } of entries) {
    const filter = kind === 'filter' ? filterNamed(means) : null;
    if (kind === 'filter') return found(filter && { kind, ...filter, strength });
    if (kind === 'synonym') return found(synonymSense(means, dictionary));
    const spot = kind === 'place' ? cityNamed(means, dictionary) : null;
    if (spot) return found({ kind: 'place', spot, doubtful: false });
  }
  const practice = practiceSense(terms, dictionary);
  if (practice) return found(practice);
  const noise = entries.find(({ kind }) => kind === 'noise');
  if (noise) return found({ kind: 'noise', near: noise.means === 'near', unknowable: noise.strength === 'weak' });
  return place ? senseOf(place) : null;
}

/** Whether a weak filter or noise means itself, and no part of a story or name: who asks for a `black attorney` does not mean the Blacks. */
function isClear(
  kind: VocabularyEntry['kind'],
  phrase: Tokens,
  tokens: Tokens,
  { vocabulary, background }: Dictionary,
): boolean {
  if (kind !== 'filter' && kind !== 'noise') return true;
  const isName = ({ term }: Token): boolean => vocabulary.isCalled(term) && !background.meanings.isNoise(term);
  const asksForLawyer = (words: Tokens): boolean => words.some(({ term }) => LAWYERS.has(term));
  const isKind = asksForLawyer(phrase) && tokens.filter(isName).every((token) => phrase.includes(token));
  if (isSentence(tokens) || (phrase.some(isName) && !isKind)) return false;
  return kind === 'filter' || phrase.length > 1 || asksForLawyer(tokens);
}

/** Words written apart may be one word, too: `trade mark`, `pre-nup`. */
function practiceSense(phrase: string, dictionary: Dictionary): Sense | null {
  for (const terms of new Set([phrase, phrase.replaceAll(' ', '')])) {
    for (const strength of STRENGTHS) {
      const slugs = dictionary.practices(terms, strength);
      if (slugs.length > 0) return { kind: 'practice', slugs, strength, named: dictionary.isPractice(terms) };
    }
  }
  return null;
}

function synonymSense(means: string, dictionary: Dictionary): Sense | null {
  const slugs = dictionary.practices(phraseOf(means));
  if (slugs.length > 0) return { kind: 'practice', slugs, strength: 'strong', named: false };
  const spot = cityNamed(means, dictionary);
  return spot && { kind: 'place', spot, doubtful: false };
}

/** The meaning of the last words if they are unfinished; a word of a language is finished. */
function unfinishedSense(rest: Tokens, dictionary: Dictionary): SenseAt | null {
  const [first] = rest;
  if (!first || dictionary.isWord(rest.at(-1)?.term ?? '')) return null;
  // Not the stem of the last one: nothing that begins with `lans` is a landlord.
  const phrase = [...rest.slice(0, -1).map(({ term }) => term), rest.at(-1)?.word].join(' ');
  // `married in india` is not in Indiana.
  if (isCountry(phraseOfTokens(rest))) return null;
  const slugs = dictionary.practicesStartingWith(phrase);
  const found = (sense: Sense): SenseAt => ({ sense, length: rest.length, unfinished: true });
  if (slugs.length > 0) return found({ kind: 'practice', slugs, strength: 'strong', named: true });
  const state = stateStartingWith(phraseOfTokens(rest));
  if (state !== undefined) return found({ kind: 'place', spot: stateSpot(state), doubtful: false });
  const cities = dictionary.citiesStartingWith(phrase);
  return cities.length > 0 ? found({ kind: 'place', spot: citySpot(cities), doubtful: false }) : null;
}
