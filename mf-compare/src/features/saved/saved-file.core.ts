import {
  countOf,
  FAVORITES_MAX,
  isRecord,
  NOTE_MAX,
  parseJson,
  readId,
  readRemembered,
  saveFavorite,
  withRemembered,
} from '@lawdex/contracts';
import type { Favorites, Remembered } from '@lawdex/contracts';

const FORMAT = 'saved-law-firms';
/** Bytes. Five hundred businesses with the longest notes stay below it. */
export const FILE_MAX = 4_000_000;

interface FiledBusiness extends Remembered {
  id: string;
}

/** The content of a file: the businesses with their notes, in the order in which they were saved. */
export function fileOf({ ids, remembered }: Favorites): string {
  const businesses: FiledBusiness[] = ids.map((id) => ({ id, ...remembered[id] }));
  return JSON.stringify({ format: FORMAT, version: 1, firms: businesses }, null, 2);
}

export type ReadFile =
  | {
      kind: 'read';
      /** At most as many as a browser keeps. */
      businesses: FiledBusiness[];
      /** Number of malformed entries. */
      skipped: number;
      /** Number of businesses beyond them. */
      beyond: number;
    }
  | { kind: 'not-json' | 'not-ours' | 'newer' | 'empty' };

export function readFile(text: string): ReadFile {
  // Some editors put a byte order mark before the text, which JSON does not allow.
  const value = parseJson(text.replace(/^\ufeff/, ''));
  if (value === undefined) return { kind: 'not-json' };
  if (!isRecord(value) || value.format !== FORMAT || !Array.isArray(value.firms)) return { kind: 'not-ours' };
  if (value.version !== 1) return { kind: 'newer' };
  const entries: unknown[] = value.firms;
  const businesses = new Map<string, FiledBusiness>();
  const beyond = new Set<string>();
  let skipped = 0;
  for (const entry of entries) {
    const id = isRecord(entry) ? readId(entry.id) : null;
    if (id === null) skipped += 1;
    else if (businesses.size >= FAVORITES_MAX && !businesses.has(id)) beyond.add(id);
    else businesses.set(id, withEntry(businesses.get(id), { id, ...readRemembered(entry) }));
  }
  if (businesses.size === 0) return { kind: 'empty' };
  return { kind: 'read', businesses: [...businesses.values()], skipped, beyond: beyond.size };
}

/** An entry that a file repeats: the first one, with both notes. */
function withEntry(first: FiledBusiness | undefined, entry: FiledBusiness): FiledBusiness {
  const note = first ? (bothNotes(first.note, entry.note) ?? first.note) : entry.note;
  return { ...entry, ...first, ...(note !== undefined && note !== '' && { note }) };
}

export interface Merged {
  favorites: Favorites;
  added: number;
  /** Number of businesses that were saved before. */
  known: number;
  /** Number of businesses beyond the limit of a browser. */
  left: number;
  /** Names of businesses whose two notes are too long together; the browser's own note is kept. */
  notesLeft: string[];
}

/** Adds a file to the saved businesses. Nothing is lost: two notes are joined. */
export function mergeFile(favorites: Favorites, businesses: readonly FiledBusiness[], beyond = 0): Merged {
  const merged: Merged = { favorites, added: 0, known: 0, left: beyond, notesLeft: [] };
  for (const { id, ...filed } of businesses) {
    if (merged.favorites.ids.includes(id)) {
      merged.known += 1;
      const own = merged.favorites.remembered[id] ?? {};
      const note = bothNotes(own.note, filed.note);
      if (note === null) merged.notesLeft.push(own.name ?? filed.name ?? 'a firm without a name');
      merged.favorites = withRemembered(merged.favorites, id, { ...filed, ...own, ...(note !== null && { note }) });
      continue;
    }
    const outcome = saveFavorite(merged.favorites, id, filed);
    if (outcome.kind === 'full') merged.left += 1;
    else {
      merged.favorites = outcome.favorites;
      merged.added += 1;
    }
  }
  return merged;
}

/** Null when the two are too long together. */
function bothNotes(own = '', filed = ''): string | null {
  if (own.includes(filed)) return own;
  if (filed.includes(own)) return filed;
  const both = `${own}\n${filed}`;
  return both.length > NOTE_MAX ? null : both;
}

/** The message after an import. */
export function saidOfMerge({ added, known, left, notesLeft }: Merged, skipped: number): string {
  return [
    `${countText(added)} added.`,
    known > 0 && `${countText(known)} in the file ${known === 1 ? 'was' : 'were'} already saved.`,
    left > 0 &&
      `${countText(left)} did not fit: a browser keeps ${FAVORITES_MAX}. Remove some and import the file again.`,
    skipped > 0 && `${skipped === 1 ? 'One entry' : `${skipped} entries`} of the file could not be read.`,
    notesLeft.length > 0 &&
      `Your own note is kept, because the file’s is too long to stand below it: ${notesLeft.slice(0, 5).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export const FILE_ERRORS: Record<Exclude<ReadFile['kind'], 'read'> | 'too-big' | 'unreadable' | 'refused', string> = {
  'too-big': 'This file is too large to be a list of saved firms. Choose the file that Export made.',
  unreadable: 'The file could not be opened. Choose it once more.',
  'not-json': 'This is not a complete list of saved firms. Choose the .json file that Export made, unchanged.',
  'not-ours': 'This file holds no list of saved firms. Choose the .json file that Export made.',
  newer: 'This file was made by a newer version of this page. Reload the page, then import it again.',
  empty: 'This list names no firm. Export it again in the browser where your firms are saved.',
  refused: 'Your browser does not let this site store more. Nothing was changed.',
};

const countText = (count: number): string => countOf(count, 'firm');
