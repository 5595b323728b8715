import type { ChoiceFilter } from '@lawdex/contracts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { phraseOf, stateStartingWith } from '../../text/index.ts';
import { isCountry } from '../../gazetteer/place-names.core.ts';
import { STRENGTHS, type Strength, type VocabularyEntry } from '../../meanings/entry.core.ts';
import { filterNamed } from '../../plan/filters.core.ts';
import { cityNamed } from '../places/named-places.core.ts';
import type { PlaceRow, PlaceTable } from '../places/read-places.core.ts';
import { citySpot, stateSpot, type Spot } from '../places/spot.core.ts';
import { LAWYERS } from '../places/state-codes.core.ts';
import { mostWords, spellingsAt } from './spellings.core.ts';
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
export interface PlacedWords {
  tokens: Tokens;
  places: PlaceTable;
  dictionary: Dictionary;
  exact: boolean;
}

/** The meaning of the longest phrase from a word on; null for a word without a meaning of its own. */
export function senseAt(search: PlacedWords, at: number): SenseAt | null {
  const { tokens, dictionary } = search;
  for (let length = mostWords(tokens, at, dictionary); length > 0; length--) {
    const isRest = at + length === tokens.length;
    const found = senseOfWords(search, at, length) ?? (isRest ? unfinishedSense(tokens.slice(at), dictionary) : null);
    if (found) return found;
  }
  return null;
}

function senseOfWords(search: PlacedWords, at: number, length: number): SenseAt | null {
  const { tokens, places, dictionary, exact } = search;
  const rows = places(at, length);
  const literal = meaning(tokens.slice(at, at + length), asWritten(rows), tokens, dictionary);
  return literal || exact ? literal : likely(search, at, length, rows);
}

const senseOf = ({ spot, doubtful, length, corrected }: PlaceRow): SenseAt => ({
  sense: { kind: 'place', spot, doubtful },
  length,
  corrected,
});

function placed(rows: readonly PlaceRow[], by: PlaceRow['by']): SenseAt | null {
  const row = rows.find((one) => one.by === by);
  return row ? senseOf(row) : null;
}

/** The places that the words name as typed, or in another spelling. */
const asWritten = (rows: readonly PlaceRow[], spelling?: string): PlaceRow[] =>
  rows.filter(({ by, corrected }) => (by === 'code' || by === 'name') && corrected === spelling);

/** The meaning in another spelling. */
function likely(search: PlacedWords, at: number, length: number, rows: readonly PlaceRow[]): SenseAt | null {
  const bound = placed(rows, 'bound');
  const phrase = misspelt(search, at, length, rows);
  if (!phrase) return placed(rows, 'like') ?? bound ?? placed(rows, 'known');
  // A state binds its city, whatever else is as near: `columbas ohio` is not Columbia.
  const isTold = phrase.sense.kind === 'practice' && !phrase.sense.named;
  return bound && (isTold || phrase.sense.kind === 'place') ? bound : phrase;
}

function misspelt(
  { tokens, dictionary }: PlacedWords,
  at: number,
  length: number,
  rows: readonly PlaceRow[],
): SenseAt | null {
  for (const spelling of spellingsAt(tokens, at, length, dictionary)) {
    const corrected = dictionary.inWriting(phraseOfTokens(spelling));
    const all = [...tokens.slice(0, at), ...spelling, ...tokens.slice(at + length)];
    const found = meaning(spelling, asWritten(rows, corrected), all, dictionary);
    if (found) return { ...found, corrected };
  }
  return null;
}

/** The meaning of a phrase of a search, of which `places` are those that it names. */
function meaning(phrase: Tokens, places: readonly PlaceRow[], tokens: Tokens, dictionary: Dictionary): SenseAt | null {
  const [place] = places;
  if (place?.by === 'code') return senseOf(place);
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
