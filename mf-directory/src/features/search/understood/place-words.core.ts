import type { UnderstoodPlace } from '@lawdex/contracts';
import { quoted } from './sentence.core.ts';

/** What stands after `firms`: `in Houston, TX`, `within 10 miles of you`. */
export function wherePhrase({ kind, label, radiusMiles }: UnderstoodPlace): string {
  if (radiusMiles !== null) return `within ${radiusMiles} miles of ${pointOf({ kind, label })}`;
  if (kind === 'position') return 'near you';
  return kind === 'zip' ? `around ${label}` : `in ${label}`;
}

/** What distances are measured from. */
export const pointOf = ({ kind, label }: Pick<UnderstoodPlace, 'kind' | 'label'>): string =>
  kind === 'position' ? 'you' : label;

/** Of a place that is none. */
export const noSuchPlace = ({ label }: Pick<UnderstoodPlace, 'label'>): string =>
  `We know no place called ${quoted(label)}.`;
