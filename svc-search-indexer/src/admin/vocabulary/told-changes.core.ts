import type { Meant } from './phrase-changes.core.ts';

interface Told {
  by: string;
  at: Date;
  action: string;
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

const DID: Readonly<Record<string, string>> = {
  add: 'added to',
  change: 'changed',
  withdraw: 'withdrew from',
  'take back': 'took back the draft of',
  live: 'put live',
  undo: 'undid',
};

export const describeChange = ({ by, action, phrase, after }: Told): string =>
  action === 'discard'
    ? `${by} discarded the draft`
    : `${by} ${DID[action] ?? action} "${phrase}": ${describeMeant(after)}`;

/** At most so many are told, the latest ones. */
const TOLD = 5;

export const describeChanges = (changes: readonly Told[]): string =>
  changes.slice(-TOLD).map(describeChange).join('. ');
