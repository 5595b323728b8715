import type { SitemapEntry, SitemapPart } from '@lawdex/contracts';

/** What a service adds to the site's sitemap under one name: entries in the order of their keys. */
export interface SitemapSource {
  parts(): Promise<SitemapPart[]>;
  /** From a key on, and before another one unless it is null; `SITEMAP_ENTRIES_MAX` at most. */
  entries(from: string, before: string | null): Promise<SitemapEntry[]>;
}

/** By the names in the service's svc.json. */
export type SitemapSources = Readonly<Record<string, SitemapSource>>;

export const SITEMAP_SOURCES = Symbol('SITEMAP_SOURCES');
