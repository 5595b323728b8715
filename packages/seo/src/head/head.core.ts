/** A JSON-LD node; `@context` and `@type` first. */
export type JsonLd = Readonly<Record<string, unknown>>;

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

/** What a page says about itself. Plain text everywhere: the renderer escapes. */
export interface Head {
  /** ` | {city}, {state}` is added when `geo` has both, and `titleEnd`. */
  title: string;
  /** What the title ends in: the site's name unless told. */
  titleEnd?: string;
  description: string;
  keywords?: string[];
  /** Path that starts with `/`, with at most the query `?state=` or `?page=`; anything else is cut off. */
  canonicalPath: string;
  /** Both true unless told. A site with demo data is noindex whatever is said here. */
  robots?: { index: boolean; follow: boolean };
  /** The HTTP status of the answer; 200 unless told. */
  status?: number;
  /** Our own share image unless told. */
  image?: HeadImage;
  /** Open Graph's type; `website` unless told. */
  type?: 'website' | 'article' | 'profile';
  geo?: HeadGeo;
  /** Of a page whose `type` is `article`. */
  article?: HeadArticle;
  /** Where the page's news can be subscribed to. */
  feed?: HeadFeed;
  jsonLd?: JsonLd[];
}
