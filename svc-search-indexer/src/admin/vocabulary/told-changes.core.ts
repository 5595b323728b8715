import type { Meant } from './phrase-changes.core.ts';

interface Told {
  by: string;
  action: 'live' | 'undo';
  phrase: string;
  after: Meant;
}

/** The meanings of a phrase, for people: `practice tax-law, strong`. */
export function describeMeant(meant: Meant): string {
  if (meant === null) return 'what the code says';
  return meant
    .map(({ kind, means, strength }) => `${[kind, means].filter(Boolean).join(' ')} (${strength})`)
    .join('; ');
}

/** At most so many are told, the latest ones. */
const TOLD = 5;

export const describeChanges = (changes: readonly Told[]): string =>
  changes
    .slice(-TOLD)
    .map(({ by, action, phrase, after }) => {
      const did = action === 'undo' ? 'undid a change of' : 'changed';
      return `${by} ${did} "${phrase}": ${describeMeant(after)}`;
    })
    .join('. ');
