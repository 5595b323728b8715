/** The name of the product. */
export const SITE_NAME = 'Lawdex';

/** The name of the product and where it lives: configured in one place, the shell, and handed to every page. */
export interface Site {
  name: string;
  /** Scheme, host and port, without a trailing slash. Canonicals, feeds and sitemaps are built from it alone. */
  origin: string;
  /** True while the directory holds generated firms: says so on every page, and keeps the site out of search engines. */
  demoData: boolean;
  contactEmail: string;
  social: SocialLink[];
  /** Last update of the legal pages, ISO date. */
  legalDate: string;
  /** Measured after consent only; absent, nothing is ever loaded. */
  analytics?: Analytics;
}

export interface Analytics {
  /** The property's id, as the provider names it. */
  id: string;
  /** The provider's script, https. */
  scriptUrl: string;
}

export interface SocialLink {
  network: 'facebook' | 'x' | 'linkedin' | 'instagram';
  label: string;
  url: string;
}

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
