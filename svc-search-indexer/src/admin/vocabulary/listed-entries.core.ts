import { DEFAULT_ENTRIES, keyOf, type VocabularyEntry } from '@lawdex/search-language/meanings';

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

/** What phrases mean, by the code where admins say nothing, in alphabetical order: entries of the asked kind whose phrase contains the asked text. */
export function listedEntries(
  ofDesk: readonly VocabularyEntry[],
  { phrase, kind, page }: EntriesAsked,
): { total: number; entries: ListedEntry[] } {
  const overruled = new Set(ofDesk.map((entry) => keyOf(entry.phrase)));
  const ofCode = DEFAULT_ENTRIES.filter((entry) => !overruled.has(keyOf(entry.phrase)));
  const standing: ListedEntry[] = [
    ...ofCode.map((entry) => ({ ...entry, from: 'code' as const })),
    ...ofDesk.map((entry) => ({ ...entry, from: 'desk' as const })),
  ];
  const wanted = phrase.trim().toLowerCase();
  const found = standing
    .filter((entry) => kind === null || entry.kind === kind)
    .filter((entry) => entry.phrase.toLowerCase().includes(wanted))
    .sort((a, b) => compare(a.phrase.toLowerCase(), b.phrase.toLowerCase()) || compare(a.means, b.means));
  return { total: found.length, entries: found.slice((page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE) };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
