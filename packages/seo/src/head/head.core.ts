/** A JSON-LD node; `@context` and `@type` first. */
export type JsonLd = Readonly<Record<string, unknown>>;

export const SCHEMA_ORG = 'https://schema.org';

export interface HeadImage {
  /** A path on our own origin. */
  path: string;
  alt: string;
  width?: number;
  height?: number;
}

export interface HeadGeo {
  city?: string;
  /** Two-letter abbreviation. */
  state?: string;
  latitude?: number | null;
  longitude?: number | null;
}

export interface HeadArticle {
  /** ISO 8601; null for a draft. */
  publishedAt: string | null;
  updatedAt: string;
  section: string | null;
  tags: readonly string[];
}

export interface HeadFeed {
  title: string;
  /** A path on our own origin, to RSS. */
  path: string;
}

/** The head of a page. All texts are plain; the renderer escapes them. */
export interface Head {
  /** ` | {city}, {state}` is added when `geo` has both, and `titleEnd`. */
  title: string;
  /** The end of the title; the site's name by default. */
  titleEnd?: string;
  description: string;
  keywords?: string[];
  /** Path that starts with `/`, with at most the query `?state=` or `?page=`; anything else is cut off. */
  canonicalPath: string;
  /** Both true by default. A site with demo data is always noindex. */
  robots?: { index: boolean; follow: boolean };
  /** The HTTP status of the answer; 200 by default. */
  status?: number;
  /** The site's share image by default. */
  image?: HeadImage;
  /** Open Graph's type; `website` by default. */
  type?: 'website' | 'article' | 'profile';
  geo?: HeadGeo;
  /** For pages of type `article`. */
  article?: HeadArticle;
  /** The RSS feed of the page. */
  feed?: HeadFeed;
  jsonLd?: JsonLd[];
}
