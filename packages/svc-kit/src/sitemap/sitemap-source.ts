import { SITEMAP_ENTRIES_MAX, SITEMAP_PART_SIZE, type SitemapEntry, type SitemapPart } from '@lawdex/contracts';
import type { DataSource } from 'typeorm';
import { inLongTransaction } from '../database/long-transaction.ts';
import { prepared } from '../database/prepared.ts';
import { remembered } from './remembered.ts';

/** Entries that a service adds to the sitemap under one name, in the order of their keys. */
export interface SitemapSource {
  parts(): Promise<SitemapPart[]>;
  /** Entries from a key on, before another one unless it is null; `SITEMAP_ENTRIES_MAX` at most. */
  entries(from: string, before: string | null): Promise<SitemapEntry[]>;
}

/** A sitemap whose entries are in memory, in the order of their paths as `<` compares them. */
export function listedSitemap(
  read: () => Promise<readonly SitemapEntry[]>,
  partSize: number = SITEMAP_PART_SIZE,
): SitemapSource {
  return {
    async parts() {
      const entries = await read();
      const parts = [];
      for (let first = 0; first < entries.length; first += partSize) {
        const part = entries.slice(first, first + partSize);
        const [{ path: from } = { path: '' }] = part;
        const lastModified = part.reduce(
          (latest, entry) => (entry.lastModified > latest ? entry.lastModified : latest),
          '',
        );
        parts.push({ from, count: part.length, lastModified });
      }
      return parts;
    },
    async entries(from, before) {
      const entries = await read();
      return entries
        .filter(({ path }) => path >= from && (before === null || path < before))
        .slice(0, SITEMAP_ENTRIES_MAX)
        .map(({ path, lastModified }) => ({ path, lastModified }));
    },
  };
}

/** A query for few entries that stand for many rows. */
export interface GroupedOptions<Row> {
  /** A query with the column `changed`, a time, and what `pathOf` needs. */
  rows: string;
  pathOf(row: Row): string;
}

/** A sitemap of entries that stand for many rows each, such as lists. They are remembered for a while. */
export function groupedSitemap<Row extends object>(
  db: DataSource,
  { rows, pathOf }: GroupedOptions<Row>,
): SitemapSource {
  const read = remembered(async () => {
    const found = await inLongTransaction(db, (tx) => tx.query<(Row & { changed: Date })[]>(rows));
    return found
      .map((row) => ({ path: pathOf(row), lastModified: row.changed.toISOString() }))
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  });
  return listedSitemap(read);
}

export interface KeysetOptions {
  /** Unique among the service's statements. */
  name: string;
  /** A query of two columns: `key`, a unique text that an index orders, and `changed`, a time. */
  rows: string;
  /** The address of the entry with this key. */
  pathOf(key: string): string;
  /** Entries of a part; `SITEMAP_PART_SIZE` by default. */
  partSize?: number;
  /** Milliseconds for which the parts are remembered; five minutes by default. */
  freshMs?: number;
}

interface PartRow {
  from: string;
  count: number;
  changed: Date;
}

/** Divides `rows` into parts of `$1` rows. It reads all of them, which takes a second for some 100,000. */
const listParts = (rows: string): string => `
  select min(key) as "from", count(*)::int as count, max(changed) as changed
  from (
    select key, changed, (row_number() over (order by key) - 1) / $1::int as part from (${rows}) entry) numbered
  group by part order by part`;

/** Entries from the key `$1` on, before the key `$2` unless it is null, `$3` at most. */
const listEntries = (rows: string): string => `
  select key, changed from (${rows}) entry
  where key >= $1 and ($2::text is null or key < $2) order by key limit $3`;

/** A sitemap whose entries are rows of a database, however many. */
export function keysetSitemap(db: DataSource, options: KeysetOptions): SitemapSource {
  const { name, rows, pathOf, partSize = SITEMAP_PART_SIZE, freshMs } = options;
  const readEntries = prepared<{ key: string; changed: Date }>(db, `${name}_sitemap`, listEntries(rows));
  const parts = remembered(async () => {
    const found = await inLongTransaction(db, (tx) => tx.query<PartRow[]>(listParts(rows), [partSize]));
    return found.map(({ from, count, changed }) => ({ from, count, lastModified: changed.toISOString() }));
  }, freshMs);
  return {
    parts,
    async entries(from, before) {
      const found = await readEntries([from, before, SITEMAP_ENTRIES_MAX]);
      return found.map(({ key, changed }) => ({ path: pathOf(key), lastModified: changed.toISOString() }));
    },
  };
}
