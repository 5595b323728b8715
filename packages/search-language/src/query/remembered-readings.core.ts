import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { remembered } from '../tables/remember.core.ts';
import { interpret, type Interpretation } from './interpret.core.ts';

const MOST = 1_000;

interface Remembered {
  revision: number;
  readings: Map<string, Interpretation>;
}

const byDictionary = new WeakMap<Dictionary, Remembered>();

/** Reads words, or remembers the reading until the dictionary learns something: pages ask several times. Callers must not change the answer. */
export function readOnce(query: string, dictionary: Dictionary, exact = false): Interpretation {
  const { readings } = rememberedBy(dictionary);
  return remembered(readings, `${exact ? 'exact' : 'any'} ${query}`, () => interpret(query, dictionary, exact));
}

function rememberedBy(dictionary: Dictionary): Remembered {
  const { revision } = dictionary.vocabulary;
  const known = byDictionary.get(dictionary);
  if (known?.revision === revision && known.readings.size < MOST) return known;
  const fresh: Remembered = { revision, readings: new Map() };
  byDictionary.set(dictionary, fresh);
  return fresh;
}
