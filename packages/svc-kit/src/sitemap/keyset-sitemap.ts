import { SITEMAP_ENTRIES_MAX, SITEMAP_PART_SIZE } from '@lawdex/contracts';
import type { DataSource } from 'typeorm';
import { inLongTransaction } from '../database/long-transaction.ts';
import { prepared } from '../database/prepared.ts';
import { listEntries, listParts } from './keyset-sitemap.sql.ts';
import { remembered } from './remembered.ts';
import type { SitemapSource } from './sitemap-source.ts';

export interface KeysetOptions {
  /** Unique among the service's statements. */
  name: string;
  /** A query of two columns: `key`, a unique text that an index orders, and `changed`, a time. */
  rows: string;
  /** The address of the entry with this key. */
  pathOf(key: string): string;
  /** Entries of a part; `SITEMAP_PART_SIZE` unless told. */
  partSize?: number;
  /** Milliseconds for which the parts are kept; five minutes unless told. */
  freshMs?: number;
}

interface PartRow {
  from: string;
  count: number;
  changed: Date;
}

/** Entries that are rows of a database, however many. */
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
