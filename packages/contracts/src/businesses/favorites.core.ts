import { isRecord, parseJson, readId } from '../text/values.core.ts';

/** Most ids that are saved: two thousand would not be read back, because `IDS_LENGTH_MAX` bounds the text that is read. */
export const FAVORITES_MAX = 500;
export const NOTE_MAX = 1000;

const IDS_LENGTH_MAX = 100_000;
const DETAILS_LENGTH_MAX = 2_000_000;
const NAME_MAX = 300;

/** A saved business as the browser remembers it, beside its id. */
export interface Remembered {
  /** Names the business once it is no longer listed. */
  name?: string;
  /** ISO date and time. */
  savedAt?: string;
  /** The visitor's own words. */
  note?: string;
}

export interface Favorites {
  /** In the order in which they were saved. */
  ids: readonly string[];
  /** By id; a business that was saved by an older version of the site is missing here. */
  remembered: Readonly<Record<string, Remembered>>;
}

/** Reads the stored list. Storage may hold anything, so entries that are not well-formed are left out. */
export function readFavorites(ids: string | null, details: string | null): Favorites {
  const parsed = parseJson(ids ?? '', IDS_LENGTH_MAX);
  const known = (Array.isArray(parsed) ? parsed : []).flatMap((item) => readId(item) ?? []);
  const list = [...new Set(known)];
  const stored = parseJson(details ?? '', DETAILS_LENGTH_MAX);
  if (!isRecord(stored)) return { ids: list, remembered: {} };
  const entries = list.flatMap((id) => (Object.hasOwn(stored, id) ? [[id, readRemembered(stored[id])]] : []));
  return { ids: list, remembered: Object.fromEntries(entries) };
}

export interface StoredFavorites {
  ids: string;
  details: string;
}

/** The text to store; null for a list that could not be read back. */
export function storedFavorites({ ids, remembered }: Favorites): StoredFavorites | null {
  const stored = { ids: JSON.stringify(ids), details: JSON.stringify(remembered) };
  return stored.ids.length > IDS_LENGTH_MAX || stored.details.length > DETAILS_LENGTH_MAX ? null : stored;
}

/** The well-formed parts of a remembered business. */
export function readRemembered(written: unknown): Remembered {
  const { name, savedAt, note } = isRecord(written) ? written : {};
  return {
    ...(typeof name === 'string' && name.trim() !== '' && { name: name.slice(0, NAME_MAX) }),
    ...(typeof savedAt === 'string' && savedAt.length < 40 && !Number.isNaN(Date.parse(savedAt)) && { savedAt }),
    ...(typeof note === 'string' && note !== '' && { note: note.slice(0, NOTE_MAX) }),
  };
}

export type SaveOutcome = { kind: 'saved'; favorites: Favorites } | { kind: 'full' };

/** Adds a business at the end; one that is already saved stays where it is. */
export function saveFavorite({ ids, remembered }: Favorites, id: string, about: Remembered): SaveOutcome {
  if (!ids.includes(id) && ids.length >= FAVORITES_MAX) return { kind: 'full' };
  const favorites = { ids: [...new Set([...ids, id])], remembered: { ...remembered, [id]: about } };
  return { kind: 'saved', favorites };
}

export function removeFavorite({ ids, remembered }: Favorites, id: string): Favorites {
  const left = Object.entries(remembered).filter(([other]) => other !== id);
  return { ids: ids.filter((other) => other !== id), remembered: Object.fromEntries(left) };
}

/** Changes what is remembered of a saved business; one that is not saved is not added. */
export function withRemembered(favorites: Favorites, id: string, about: Remembered): Favorites {
  if (!favorites.ids.includes(id)) return favorites;
  const merged = readRemembered({ ...favorites.remembered[id], ...about });
  return { ids: favorites.ids, remembered: { ...favorites.remembered, [id]: merged } };
}
