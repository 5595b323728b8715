import { PRICE_RANGES, type Understood } from '@lawdex/contracts';
import type { Dictionary } from '../../dictionary/dictionary.core.ts';
import type { Sense, SenseAt } from './senses.core.ts';
import type { Spot } from '../places/spot.core.ts';
import { isNegation, typed, type Token, type Tokens } from './tokens.core.ts';
import { tableWords } from '../../tables/index.ts';

/** An unwanted thing: practice areas, else a place, else any of the words. */
export interface Excluded {
  typed: string;
  practices: string[];
  place: Spot | null;
  words: string[];
}

export interface Negated {
  length: number;
  excluded: Excluded[];
  filters: Understood['filters'];
  /** Words that cancel each other, or ask for what no filter can leave out. */
  ignored: string[];
}

const BETWEEN = tableWords('words/sentences.txt', 'behind negations');

/** Reads what `-word`, `not` or `without` leaves out: a meaning or the name of a business, so nothing in `not guilty`. */
export function negatedAt(
  tokens: Tokens,
  at: number,
  dictionary: Dictionary,
  senseFrom: (at: number) => SenseAt | null,
  /** A practice was said before it. */
  isBeside: boolean,
): Negated | null {
  const [token, following] = tokens.slice(at, at + 2);
  if (!token) return null;
  if (token.unwanted) return leftOut(tokens, at, at, senseFrom(at), dictionary);
  if (!isNegation(token) || !following) return null;
  if (isNegation(following)) return { length: 2, excluded: [], filters: [], ignored: [typed([token, following])] };
  const next = tokens.findIndex(({ word }, index) => index > at && !BETWEEN.has(word));
  const first = tokens[next];
  if (!first) return null;
  const found = senseFrom(next);
  const isLeftOut = found ? !isWanted(found.sense, token, isBeside) : isName(first, dictionary);
  return isLeftOut ? leftOut(tokens, at, next, found, dictionary) : null;
}

/** `Driving without insurance` is a trouble with insurance. */
const isWanted = ({ kind }: Sense, { word }: Token, isBeside: boolean): boolean =>
  kind === 'noise' || (kind === 'practice' && word === 'without' && !isBeside);

const isName = ({ term }: Token, { vocabulary, background }: Dictionary): boolean =>
  vocabulary.isCalled(term) && !background.english.has(term);

function leftOut(tokens: Tokens, at: number, from: number, found: SenseAt | null, { background }: Dictionary): Negated {
  const words = tokens.slice(from, from + (found?.length ?? 1));
  const said = { length: from - at + words.length, excluded: [], filters: [], ignored: [] };
  // What somebody begins to leave out is not known yet: `-hou`.
  const sense = found?.unfinished ? undefined : found?.sense;
  if (sense?.kind === 'filter') {
    const { name, value } = sense;
    // Only prices have an opposite: `not expensive`.
    if (name !== 'priceRange') return { ...said, ignored: [typed(words)] };
    const others = PRICE_RANGES.filter((range) => !value.split(',').includes(range)).join(',');
    return { ...said, filters: [{ name, value: others, words: typed(tokens.slice(at, from + words.length)) }] };
  }
  const terms = words.map(({ term }) => term);
  const telling = terms.filter((term) => !background.meanings.isNoise(term));
  const excluded: Excluded = {
    typed: typed(words),
    practices: sense?.kind === 'practice' ? sense.slugs : [],
    place: sense?.kind === 'place' ? sense.spot : null,
    words: telling.length > 0 ? telling : terms,
  };
  return { ...said, excluded: [excluded] };
}
