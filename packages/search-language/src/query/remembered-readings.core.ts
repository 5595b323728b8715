import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { interpret, type Interpretation } from './interpret.core.ts';

const MOST = 1_000;

interface Remembered {
  revision: number;
  readings: Map<string, Interpretation>;
}

const byDictionary = new WeakMap<Dictionary, Remembered>();

/**
 * Reads words, or remembers the reading if the dictionary has learnt nothing since: pages ask for results, counts and next pages, and many
 * visitors use the same words. Callers must not change the answer.
 */
export function readOnce(query: string, dictionary: Dictionary, exact = false): Interpretation {
  const { readings } = rememberedBy(dictionary);
  const key = `${exact ? 'exact' : 'any'} ${query}`;
  const known = readings.get(key);
  if (known) return known;
  const read = interpret(query, dictionary, exact);
  readings.set(key, read);
  return read;
}

function rememberedBy(dictionary: Dictionary): Remembered {
  const { revision } = dictionary.vocabulary;
  const known = byDictionary.get(dictionary);
  if (known?.revision === revision && known.readings.size < MOST) return known;
  const fresh: Remembered = { revision, readings: new Map() };
  byDictionary.set(dictionary, fresh);
  return fresh;
}
