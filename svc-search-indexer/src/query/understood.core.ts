import type { Understood } from '@lawdex/contracts';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import type { Interpretation } from './interpret.core.ts';

/** Of a search that says nothing. */
export const NOTHING_UNDERSTOOD: Understood = {
  practices: [],
  place: null,
  corrected: [],
  ignored: [],
  filters: [],
  excluded: [],
  words: [],
  widened: null,
};

export function understoodOf(text: Interpretation | null, { categories }: Dictionary): Understood {
  if (!text) return NOTHING_UNDERSTOOD;
  const [city] = text.place?.cities ?? [];
  const [state] = text.place?.states ?? [];
  return {
    ...NOTHING_UNDERSTOOD,
    practices: (text.practices?.slugs ?? []).map((slug) => ({ slug, name: categories.get(slug)?.name ?? slug })),
    place: city
      ? { kind: 'city', label: `${city.city}, ${city.state}`, radiusMiles: null }
      : state === undefined
        ? null
        : { kind: 'state', label: state, radiusMiles: null },
    filters: text.flags.map((name) => ({ name, value: 'true', words: name })),
    words: text.words.flatMap(({ variants }) => variants.slice(0, 1)),
  };
}
