import type { SitemapEntry, SitemapPart } from '@lawdex/contracts';

/** Entries that a service adds to the sitemap under one name, in the order of their keys. */
export interface SitemapSource {
  parts(): Promise<SitemapPart[]>;
  /** Entries from a key on, before another one unless it is null; `SITEMAP_ENTRIES_MAX` at most. */
  entries(from: string, before: string | null): Promise<SitemapEntry[]>;
}

/** Sources by the names in the service's svc.json. */
export type SitemapSources = Readonly<Record<string, SitemapSource>>;

export const SITEMAP_SOURCES = Symbol('SITEMAP_SOURCES');
