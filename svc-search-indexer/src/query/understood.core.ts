import { NOTHING_UNDERSTOOD, type Understood } from '@lawdex/contracts';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import type { Interpretation } from './interpret.core.ts';
import type { Spot } from './spot.core.ts';

export function understoodOf(
  text: Interpretation | null,
  place: Spot | null,
  unread: readonly string[],
  { categories }: Dictionary,
): Understood {
  return {
    ...NOTHING_UNDERSTOOD,
    ignored: [...unread],
    place: place && {
      kind: place.kind,
      label: place.label,
      words: text?.place?.spot === place ? text.place.words : null,
      radiusMiles: place.radiusMiles,
      ...(place.like && place.like.length > 0 && { like: [...place.like] }),
    },
    ...(text && {
      practices: text.practices.map((slug) => ({ slug, name: categories.get(slug)?.name ?? slug })),
      corrected: text.corrected,
      ignored: [...text.ignored, ...unread],
      filters: text.filters,
      excluded: text.excluded.map(({ typed }) => typed),
      words: [...text.words, ...text.lifting].map(({ typed }) => typed),
    }),
  };
}
