/** Sent by the shell with each request while it refuses visitors, so that services put off work that can wait. */
export const SHEDDING_HEADER = 'x-load-shedding';

/** Marks a call that a page makes while the server renders it and whose answer it can do without (docs/adr/0247). */
export const OPTIONAL_HEADER = 'optional';

/** In answers of the search service: the engine that answered, `meilisearch` or `postgres`. */
export const SEARCH_ENGINE_HEADER = 'x-search-engine';

/**
 * Sent by the gateway to services: a name for the visitor that lasts until midnight (UTC) and cannot be traced back, 32
 * hexadecimal digits. Never the visitor's address. Absent for robots, and for visitors who do not want to be counted.
 */
export const VISITOR_HEADER = 'x-visitor';

/**
 * Sent by the gateway to services with each write: a name for the browser at this address of the API, until midnight (UTC), 32
 * hexadecimal digits. It shows that the same is sent again, and nothing about what the browser sends elsewhere.
 */
export const SENDER_HEADER = 'x-sender';
