import { DEFAULT_ENTRIES, keyOf } from '@lawdex/search-language/meanings';
import type { VocabularyEntry } from '@lawdex/search-language/meanings';
import type { Meaning, Meant } from './phrase-changes.core.ts';

export interface ListedEntry extends VocabularyEntry {
  /** Who says so: the code, or an admin. */
  from: 'code' | 'desk';
}

export interface EntriesAsked {
  phrase: string;
  kind: VocabularyEntry['kind'] | null;
  page: number;
}

export const ENTRIES_PER_PAGE = 50;

/** The entries as they are when the draft is live, in alphabetical order: those of the asked kind whose phrase contains the asked text. */
export function listedEntries(
  live: ReadonlyMap<string, readonly Meaning[]>,
  draft: readonly { key: string; phrase: string; after: Meant }[],
  { phrase, kind, page }: EntriesAsked,
): { total: number; entries: ListedEntry[] } {
  const drafted = new Map(draft.map((change) => [change.key, change]));
  const meantBy = (key: string): Meant => {
    const change = drafted.get(key);
    return change ? change.after : (live.get(key) ?? null);
  };
  const standing: ListedEntry[] = DEFAULT_ENTRIES.filter(({ phrase }) => meantBy(keyOf(phrase)) === null).map(
    (entry) => ({ ...entry, from: 'code' }),
  );
  for (const key of new Set([...live.keys(), ...drafted.keys()])) {
    const phrase = drafted.get(key)?.phrase ?? key;
    for (const meaning of meantBy(key) ?? []) standing.push({ phrase, ...meaning, from: 'desk' });
  }
  const wanted = phrase.trim().toLowerCase();
  const found = standing
    .filter((entry) => kind === null || entry.kind === kind)
    .filter((entry) => entry.phrase.toLowerCase().includes(wanted))
    .sort((a, b) => compare(a.phrase.toLowerCase(), b.phrase.toLowerCase()) || compare(a.means, b.means));
  return { total: found.length, entries: found.slice((page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE) };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
