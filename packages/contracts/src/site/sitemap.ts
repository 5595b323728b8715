/** An address that search engines may list. */
export interface SitemapEntry {
  /** Its canonical path. */
  path: string;
  /** When what it shows last changed: ISO 8601, UTC. */
  lastModified: string;
}

/** One file of a sitemap, of which `GET /sitemaps/{name}` of a service lists all: the entries from a key up to the key of the next part. */
export interface SitemapPart {
  /** The key of its first entry. */
  from: string;
  /** At least 1; `SITEMAP_PART_SIZE` but for the last one. */
  count: number;
  /** The latest of its entries. */
  lastModified: string;
}

/** Entries of a part when its keys were drawn. What is added until they are drawn again still has room in it. */
export const SITEMAP_PART_SIZE = 8_000;
/** Entries of a file, at most. */
export const SITEMAP_ENTRIES_MAX = 10_000;
