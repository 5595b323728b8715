import type { SearchFlag } from '@lawdex/contracts';
import { stateByAbbreviation, stateByName } from '../index-definition/states.core.ts';
import { nameKeyOf, stem, termsOf } from '../index-definition/text.core.ts';
import type { Dictionary, Place } from '../dictionary/dictionary.core.ts';
import { AMBIGUOUS_STATES, FLAG_PHRASES, NOISE_TERMS } from '../index-definition/noise.core.ts';

/** A word that means no practice or place. */
export interface TextWord {
  /** Any of these will do: the word itself, or what a misspelt one may have been. */
  variants: string[];
  /** The visitor may still be typing it. */
  prefix: boolean;
}

/** Words by which a document may match as well as by the practice or place that they mean. */
type Phrase = readonly string[];

export interface MeantPractices {
  slugs: string[];
  phrases: Phrase[];
}

export interface MeantPlace {
  cities: Place[];
  states: string[];
  phrases: Phrase[];
}

export interface Interpretation {
  /** The whole query as a phrase, to recognise a business's own name. */
  nameKey: string;
  practices: MeantPractices | null;
  place: MeantPlace | null;
  words: TextWord[];
  flags: SearchFlag[];
  /** The visitor typed something, but no letter or digit. */
  unsearchable: boolean;
}

const LONGEST_PHRASE = 5;
const MOST_TERMS = 16;

interface Sense {
  length: number;
  practices?: string[];
  cities?: Place[];
  states?: string[];
  flag?: SearchFlag;
}

/** Reads a visitor's words: spelling first, then the longest phrases that mean a practice, place, filter or nothing. */
export function interpret(query: string, dictionary: Dictionary): Interpretation {
  const typed = termsOf(query).slice(0, MOST_TERMS);
  const words = typed.map((term, index) => spelling(term, index === typed.length - 1, dictionary));
  const terms = words.map(({ variants, prefix }, index) => (prefix ? typed[index] : variants[0]) ?? '');
  const result: Interpretation = {
    nameKey: nameKeyOf(query),
    practices: null,
    place: null,
    words: [],
    flags: [],
    unsearchable: typed.length === 0 && query.trim() !== '',
  };
  for (let at = 0; at < terms.length;) {
    const sense = senseAt(terms, at, dictionary);
    if (!sense) {
      const word = words[at];
      if (word && !NOISE_TERMS.has(terms[at] ?? '')) result.words.push(word);
      at++;
      continue;
    }
    take(result, sense, terms.slice(at, at + sense.length));
    at += sense.length;
  }
  narrowToState(result);
  return result;
}

function spelling(term: string, last: boolean, { vocabulary }: Dictionary): TextWord {
  if (vocabulary.has(term) || stateByAbbreviation(term)) return { variants: [term], prefix: last && term.length > 2 };
  if (last && term.length > 1 && vocabulary.hasPrefix(term)) return { variants: [term], prefix: true };
  const corrections = vocabulary.correct(term);
  const [first] = corrections;
  if (first === undefined) return { variants: [term], prefix: last && term.length > 1 };
  return { variants: vocabulary.hasMeaning(first) ? [first] : corrections, prefix: false };
}

function senseAt(terms: string[], at: number, dictionary: Dictionary): Sense | null {
  for (let length = Math.min(LONGEST_PHRASE, terms.length - at); length > 0; length--) {
    const phrase = terms.slice(at, at + length).join(' ');
    const flag = FLAG_PHRASES.get(phrase);
    if (flag) return { length, flag };
    const practices = dictionary.practices(phrase);
    if (practices.length > 0) return { length, practices };
    if (length === 1 && NOISE_TERMS.has(phrase)) return null;
    const place = placeAt(phrase, terms, at, length, dictionary);
    if (place) return place;
    if (at + length === terms.length) {
      const unfinished = dictionary.practicesStartingWith(phrase);
      if (unfinished.length > 0) return { length, practices: unfinished };
      const cities = dictionary.citiesStartingWith(phrase);
      if (cities.length > 0) return { length, cities };
    }
  }
  return null;
}

function placeAt(phrase: string, terms: string[], at: number, length: number, dictionary: Dictionary): Sense | null {
  const cities = dictionary.cities(phrase);
  if (cities.length > 0) {
    // "springfield il", "springfield illinois", "new york ny".
    for (let extra = Math.min(3, terms.length - at - length); extra > 0; extra--) {
      const next = terms.slice(at + length, at + length + extra).join(' ');
      const state = stateByName(next) ?? (extra === 1 ? stateByAbbreviation(next) : undefined);
      const there = cities.filter((city) => city.state === state);
      if (there.length > 0) return { length: length + extra, cities: there };
    }
  }
  const state =
    stateByName(phrase) ?? (length === 1 && !AMBIGUOUS_STATES.has(phrase) ? stateByAbbreviation(phrase) : undefined);
  if (cities.length === 0 && !state) return null;
  return { length, cities, states: state ? [state] : [] };
}

function take(result: Interpretation, sense: Sense, terms: string[]): void {
  if (sense.flag) result.flags.push(sense.flag);
  if (sense.practices) {
    result.practices ??= { slugs: [], phrases: [] };
    result.practices.slugs.push(...sense.practices.filter((slug) => !result.practices?.slugs.includes(slug)));
    result.practices.phrases.push(terms);
  }
  if (sense.cities || sense.states) {
    result.place ??= { cities: [], states: [], phrases: [] };
    result.place.cities.push(...(sense.cities ?? []));
    result.place.states.push(...(sense.states ?? []));
    result.place.phrases.push(terms);
  }
}

/** "texas divorce houston": a state beside one of its cities says which city is meant. */
function narrowToState({ place }: Interpretation): void {
  if (!place || place.phrases.length < 2) return;
  const there = place.cities.filter(({ state }) => place.states.includes(state));
  if (there.length === 0) return;
  place.cities = there;
  place.states = [];
}

/** Every spelling that a word may have been meant as, for the second look when nothing was found. */
export function widen(word: TextWord, { vocabulary }: Dictionary): TextWord {
  const variants = word.variants.flatMap((variant) => [variant, ...vocabulary.correct(stem(variant))]);
  return { variants: [...new Set(variants)], prefix: word.prefix || word.variants.some(({ length }) => length > 3) };
}
