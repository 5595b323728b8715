import type { Understood } from '@lawdex/contracts';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { NOISE_TERMS } from '../text/noise.core.ts';
import { nameKeyOf, stem, termsOf } from '../text/text.core.ts';
import type { Excluded } from './words/negation.core.ts';
import { licenceIn, withStateOf } from './licences/asked-licence.core.ts';
import type { AskedLicence } from './licences/asked-licence.core.ts';
import { pricesIn } from './filters/prices.core.ts';
import { Reader } from './words/reader.core.ts';
import type { TextWord } from './words/reader.core.ts';
import { saidOnce, unheeded } from './filters/said-filters.core.ts';
import type { Spot } from './places/spot.core.ts';
import { together } from './places/spots.core.ts';
import { storiesIn } from './words/stories.core.ts';
import { streetIn } from './places/street-phrases.core.ts';
import { isSentence, phoneIn, tokensOf, typed } from './words/tokens.core.ts';
import { inWords } from './words/web-address.core.ts';
import { weigh } from './words/weight-of-words.core.ts';

export interface MeantPlace {
  spot: Spot;
  /** As typed. */
  words: string;
}

export interface Interpretation {
  /** The search as the name of a business would be: as typed, as corrected, and without what says where. */
  nameKeys: string[];
  /** Every word that a name may hold. */
  nameWords: string[];
  /** Words that say nothing but are called so by somebody, of a search that says nothing else: `price law`. */
  namesOfNoise: string[];
  practices: string[];
  /** Practices that lift what is in them, when words say more. */
  softPractices: string[];
  place: MeantPlace | null;
  /** Words that must be found. */
  words: TextWord[];
  /** Beside a practice or place: who has all of them comes first, and nobody is left out without them. */
  lifting: TextWord[];
  filters: Understood['filters'];
  excluded: Excluded[];
  ignored: string[];
  corrected: Understood['corrected'];
  /** Nothing may be corrected. */
  exact: boolean;
  /** Firms near the visitor were asked for. */
  near: boolean;
  /** Digits of a telephone number. */
  phone: string | null;
  /** What is said of licences; the words above are those beside it. */
  licence: AskedLicence | null;
  /** Where a business sits, see `streetKeyOf`. */
  street: string | null;
  /** The visitor typed something, but no letter or digit. */
  unsearchable: boolean;
}

/**
 * Reads a visitor's words: the longest phrases that mean a practice, place, filter or nothing, in any spelling unless `exact`. What stands in quotation
 * marks means nothing but its words.
 */
export function interpret(query: string, dictionary: Dictionary, exact = false): Interpretation {
  const asked = licenceIn(query, dictionary);
  const { rest, filters } = pricesIn(inWords(asked?.rest ?? query));
  const tokens = tokensOf(rest);
  const street = streetIn(tokens, dictionary);
  const others = street ? tokens.filter((token) => !street.tokens.includes(token)) : tokens;
  const reader = new Reader(dictionary, exact, filters, storiesIn(others, dictionary, exact));
  for (let at = 0; at < others.length;) at += reader.read(others, at);
  reader.settleFilters();
  const wanted = tokens.filter(({ unwanted }) => !unwanted);
  if (reader.words.length > 0 && reader.readings.length === 0) reader.withoutDoubtfulPlaces();
  const { places, asMeant, otherWords, excluded, ignored, corrected, near } = reader;
  const spot = together(places.map((place) => place.spot));
  const { told, ...weighed } = weigh(reader, isSentence(wanted), spot !== null, dictionary);
  const { meanings } = dictionary.background;
  const kept = saidOnce(filters);
  // An address alone is what must be found; beside a place it only says who comes first.
  const onlyStreet =
    street && spot === null && weighed.practices.length + weighed.words.length + reader.literals.length === 0;
  return {
    ...weighed,
    words: onlyStreet
      ? [{ typed: typed(street.tokens), variants: [street.key], prefix: false }]
      : [...weighed.words, ...reader.literals],
    street: onlyStreet ? null : (street?.key ?? null),
    nameKeys: distinct([typed(wanted), asMeant.join(' '), otherWords.join(' ')].map(nameKeyOf)),
    nameWords: distinct(asMeant.map(stem).filter((term) => !meanings.isNoise(term))),
    namesOfNoise: namesOfNoise(ignored, dictionary),
    place: spot && { spot, words: places.map((place) => typed(place.tokens)).join(' ') },
    filters: kept,
    excluded,
    ignored: distinct([...ignored, ...told.map((word) => word.typed), ...unheeded(filters, kept)]),
    corrected,
    exact,
    near,
    phone: phoneIn(query),
    licence: asked && withStateOf(spot, asked.licence),
    unsearchable: !asked && wanted.length + excluded.length + filters.length === 0 && query.trim() !== '',
  };
}

const namesOfNoise = (ignored: readonly string[], { vocabulary }: Dictionary): string[] =>
  ignored.flatMap(termsOf).filter((term) => !NOISE_TERMS.has(term) && term.length > 2 && vocabulary.isCalled(term));

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
