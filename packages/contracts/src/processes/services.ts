/** `svc.json`: what a service tells about itself. The rest of the house is derived from it. */
export interface ServiceDescription {
  /** The name of its folder: `svc-directory`. */
  name: string;
  /**
   * The word in its variables and its database: `search` gives `SEARCH_PORT` and `lawdex_search`.
   * The name without `svc-` unless told.
   */
  shortName?: string;
  /** Whether it has a PostgreSQL database of its own, which `dist/migrate.js` brings up to date. */
  database: boolean;
  /** Paths that the gateway passes to it; the longest one wins: `/api/blog/`. */
  prefixes: string[];
  /** Names of the services whose events are posted to its `/internal/events`. */
  hears: string[];
  /** The program that fills an empty database with fictional data: `dist/seed.js`. */
  seed: string | null;
  /** Programs for operators, by the word after `npm run`: `{ "blog": "dist/blog.js" }`. */
  commands?: Record<string, string>;
  /** Its parts of the site's sitemap: `businesses` is asked for at its `/sitemaps/businesses`. */
  sitemaps?: string[];
  /** Whether it has pages for operators, on a port of its own: it reads `ADMIN_PORT` and `ADMIN_TOKEN`. */
  admin?: boolean;
}

/** A service behind the gateway, as the shell's variable `UPSTREAMS` lists it. */
export interface Upstream {
  name: string;
  /** Scheme, host and port. */
  url: string;
  prefixes: string[];
  sitemaps?: string[];
}

/** Connections to PostgreSQL that the pool of a service holds at most. */
export const POOL_SIZE = 10;

/** Those of its relay: one for each consumer of its events, and one to look how many wait. */
export const relayPoolSize = (consumers: number): number => consumers + 1;

/** All that a service holds at most; one that tells events also listens for new ones over a connection of its own. */
export const connectionsOf = (consumers: number): number =>
  POOL_SIZE + (consumers === 0 ? 0 : relayPoolSize(consumers) + 1);
