import { NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import type { Understood, UnderstoodLicence } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import type { Dictionary } from '../dictionary/dictionary.core.ts';
import { isStopPhrase } from '../meanings/stop-phrases.core.ts';
import type { Interpretation } from './interpret.core.ts';
import { LICENSING_AUTHORITIES } from './licences/licensing-authorities.core.ts';
import type { AskedLicence } from './licences/asked-licence.core.ts';
import type { Spot } from './places/spot.core.ts';

/** `isListed` is set later, from the results. */
function licenceOf({ number, state }: AskedLicence, place: Spot | null): UnderstoodLicence {
  const [only, ...others] = place && number === null ? place.states : [];
  const known = state ?? (others.length === 0 ? only : undefined);
  const authority = known === undefined ? undefined : LICENSING_AUTHORITIES[known];
  return {
    number,
    state: known === undefined ? null : (stateName(known) ?? null),
    authority: authority ?? null,
    isListed: false,
  };
}

export function understoodOf(
  text: Interpretation | null,
  place: Spot | null,
  unread: readonly string[],
  { categories }: Dictionary,
): Understood {
  const ignored = [...(text?.ignored ?? []), ...unread];
  const meant = new Map(text?.corrected.map(({ from, to }) => [from, to]));
  const leftOut = ignored.filter((phrase) => !isStopPhrase(meant.get(phrase) ?? phrase));
  return {
    ...NOTHING_UNDERSTOOD,
    ignored,
    ...(leftOut.length > 0 && { leftOut }),
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
      filters: text.filters,
      excluded: text.excluded.map(({ typed }) => typed),
      words: [...text.words, ...text.lifting].map(({ typed }) => typed),
      ...(text.licence?.isSure && { licence: licenceOf(text.licence, place) }),
    }),
  };
}
