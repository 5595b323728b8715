import { isRecord, parseJson } from '@lawdex/contracts';

/** A search, as typed into the two boxes. */
export interface RecentSearch {
  query: string;
  location: string;
}

const MOST = 8;
const TEXT_MOST = 200;
const STORED_MOST = 10_000;

/** Reads the stored searches. Storage may hold anything, so malformed entries are dropped. */
export function parseRecent(stored: string | null): RecentSearch[] {
  const value = parseJson(stored ?? '', STORED_MOST);
  return Array.isArray(value) ? value.flatMap((entry) => recentOf(entry) ?? []).slice(0, MOST) : [];
}

function recentOf(entry: unknown): RecentSearch | null {
  const { query, location } = isRecord(entry) ? entry : {};
  if (typeof query !== 'string' || typeof location !== 'string') return null;
  const isFit = query.length <= TEXT_MOST && location.length <= TEXT_MOST && query + location !== '';
  return isFit ? { query, location } : null;
}

const isSame = (a: RecentSearch, b: RecentSearch): boolean =>
  a.query.toLowerCase() === b.query.toLowerCase() && a.location.toLowerCase() === b.location.toLowerCase();

/** Puts a search first, without duplicates, and drops the oldest. Empty searches are ignored. */
export function withSearch(recent: readonly RecentSearch[], { query, location }: RecentSearch): RecentSearch[] {
  const search = { query: query.trim().slice(0, TEXT_MOST), location: location.trim().slice(0, TEXT_MOST) };
  if (search.query + search.location === '') return [...recent];
  return [search, ...withoutSearch(recent, search)].slice(0, MOST);
}

export const withoutSearch = (recent: readonly RecentSearch[], search: RecentSearch): RecentSearch[] =>
  recent.filter((other) => !isSame(other, search));

export const withoutWords = (recent: readonly RecentSearch[], query: string): RecentSearch[] =>
  recent.filter((other) => other.query.toLowerCase() !== query.toLowerCase());

export const recentText = ({ query, location }: RecentSearch): string =>
  query && location ? `${query} in ${location}` : query || location;
