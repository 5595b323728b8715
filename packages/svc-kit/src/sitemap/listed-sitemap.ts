import { SITEMAP_ENTRIES_MAX, SITEMAP_PART_SIZE, type SitemapEntry } from '@lawdex/contracts';
import type { DataSource } from 'typeorm';
import { inLongTransaction } from '../database/long-transaction.ts';
import { remembered } from './remembered.ts';
import type { SitemapSource } from './sitemap-source.ts';

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
