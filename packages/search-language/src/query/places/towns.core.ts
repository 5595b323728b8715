import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import { isCityAbroad } from '../../gazetteer/abroad.core.ts';
import type { GazetteerPlace } from '../../gazetteer/gazetteer.core.ts';
import { COMMON_SURNAMES } from '../../gazetteer/place-names.core.ts';
import { LEGAL_FORMS } from '../../text/text.core.ts';
import { countyNamed, isLarge, likeliest, spotOf } from './named-places.core.ts';
import type { Spot } from './spot.core.ts';
import { phraseOfTokens } from '../words/tokens.core.ts';
import type { Token } from '../words/tokens.core.ts';
import { tableWords } from '../../tables/index.ts';

// Before a name that is a place as well as a word or a surname, these say that the place is meant.
const PLACING = tableWords('places/place-words.txt', 'before places');
const LONGEST_ACRONYM = 5;
/** So many ZIP codes have places smaller than the surnames that they share. */
const SMALL = 2;
// The names of so many words nobody says by chance: Truth or Consequences.
const UNMISTAKABLE = 3;

export const isPlaced = (tokens: readonly Token[], at: number): boolean => PLACING.has(tokens[at - 1]?.word ?? '');

/** A place without businesses, unless its name says something else: a town that nobody serves is a person or a word first. */
export function townAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  dictionary: Dictionary,
): { spot: Spot; doubtful: boolean } | null {
  const words = tokens.slice(at, at + length);
  const phrase = phraseOfTokens(words);
  const known = likeliest(words, dictionary) ?? (length > 1 ? countyNamed(words, dictionary) : undefined);
  if (!known) return null;
  if (length === 1 && words.some(({ term }) => dictionary.background.meanings.isNoise(term))) return null;
  const spot = spotOf(known, dictionary);
  if (known.kind === 'county' || isPlaced(tokens, at) || length >= UNMISTAKABLE) return { spot, doubtful: false };
  if (isCityAbroad(phrase) || isNameOf(tokens, words, at, known)) return null;
  const isWord = words.every(({ term }) => dictionary.isWord(term) || dictionary.vocabulary.has(term));
  const alone = !isUnknown(tokens[at - 1], dictionary) && !isUnknown(tokens[at + length], dictionary);
  const isKnown = isLarge(known) || (length > 1 && known.zips.length > SMALL);
  if (isKnown) return alone || !isWord ? { spot, doubtful: isWord } : null;
  return alone && !isWord ? { spot, doubtful: true } : null;
}

/** `Cason Law Firm`, `Moffit LLC`, `O'Brien`, `RICO`. */
function isNameOf(tokens: readonly Token[], words: readonly Token[], at: number, { zips }: GazetteerPlace): boolean {
  if (tokens.some(({ word }) => LEGAL_FORMS.has(word) && word.length > 2)) return true;
  if (words.length > 1) return false;
  const [only] = words;
  const next = tokens[at + 1];
  if (!only || (COMMON_SURNAMES.has(only.word) && zips.length <= SMALL)) return true;
  return (only.capital && only.word.length <= LONGEST_ACRONYM) || (next?.word === 'law' && only.title && next.title);
}

/** A word that says nothing that we understand, or somebody's name. */
function isUnknown(token: Token | undefined, { vocabulary, background }: Dictionary): boolean {
  if (!token || /^\d+$/.test(token.word) || background.meanings.isNoise(token.term)) return false;
  return !vocabulary.hasMeaning(token.term);
}
