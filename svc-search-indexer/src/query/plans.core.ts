import type { Dictionary } from '../dictionary/dictionary.core.ts';
import type { TextPlan } from '../engines/engine-query.core.ts';
import { widen, type Interpretation } from './interpret.core.ts';

/** The strict reading first, then looser ones, to be tried in turn while nothing is found. */
export function plansFor(interpretation: Interpretation, dictionary: Dictionary): TextPlan[] {
  const { nameKey, practices, place, words } = interpretation;
  const strict: TextPlan = { nameKey, practices, place, words, wordsMatch: 'all', wordsInName: false };
  const plans = [strict];
  const meant = practices !== null || place !== null;
  if (words.length > 0) {
    const wide = words.map((word) => widen(word, dictionary));
    plans.push({ ...strict, words: wide });
    if (words.length > 1) plans.push({ ...strict, words: wide, wordsMatch: 'any' });
    // A business that is elsewhere than the visitor thinks, or does something else, is still the one that was named.
    if (meant) plans.push({ ...strict, practices: null, place: null, words: wide, wordsInName: true });
    if (meant) plans.push({ ...strict, words: [] });
  }
  if (practices && place) {
    const states = [...new Set([...place.states, ...place.cities.map(({ state }) => state)])];
    plans.push({ ...strict, words: [], place: { cities: [], states, phrases: [] } });
    plans.push({ ...strict, words: [], place: null });
  }
  return plans;
}
