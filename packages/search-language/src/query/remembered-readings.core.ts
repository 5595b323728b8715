import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { interpret } from './interpret.core.ts';
import type { Interpretation } from './interpret.core.ts';

const MOST = 1_000;

interface Kept {
  revision: number;
  readings: Map<string, Interpretation>;
}

const kept = new WeakMap<Dictionary, Kept>();

/**
 * Reads words, unless the same ones were read by the same dictionary since it last learnt a word: a page asks for results and for counts,
 * then for its next page, and many visitors use the same words. Nobody may change what is answered.
 */
export function readOnce(query: string, dictionary: Dictionary, exact = false): Interpretation {
  const { readings } = keptBy(dictionary);
  const key = `${exact ? 'exact' : 'any'} ${query}`;
  const known = readings.get(key);
  if (known) return known;
  const read = interpret(query, dictionary, exact);
  readings.set(key, read);
  return read;
}

function keptBy(dictionary: Dictionary): Kept {
  const { revision } = dictionary.vocabulary;
  const known = kept.get(dictionary);
  if (known?.revision === revision && known.readings.size < MOST) return known;
  const fresh: Kept = { revision, readings: new Map() };
  kept.set(dictionary, fresh);
  return fresh;
}
