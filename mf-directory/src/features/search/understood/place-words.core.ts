import type { UnderstoodPlace } from '@lawdex/contracts';
import { quoted } from '../sentence.core.ts';

/** The phrase after `firms`: `in Houston, TX`, `within 10 miles of you`. */
export function wherePhrase({ kind, label, radiusMiles }: UnderstoodPlace): string {
  if (radiusMiles !== null) return `within ${radiusMiles} miles of ${pointOf({ kind, label })}`;
  if (kind === 'position') return 'near you';
  return kind === 'zip' ? `around ${label}` : `in ${label}`;
}

/** The place that distances are measured from. */
export const pointOf = ({ kind, label }: Pick<UnderstoodPlace, 'kind' | 'label'>): string =>
  kind === 'position' ? 'you' : label;

/** The sentence for an unknown place. */
export const noSuchPlace = ({ label }: Pick<UnderstoodPlace, 'label'>): string =>
  `We know no place called ${quoted(label)}.`;
