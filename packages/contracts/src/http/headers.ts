/** Sent by the shell with each request while it refuses visitors, so that services put off work that can wait. */
export const SHEDDING_HEADER = 'x-load-shedding';

/** Marks a call that a page makes while the server renders it and whose answer it can do without (docs/ARCHITECTURE.md). */
export const OPTIONAL_HEADER = 'optional';

/** In answers of the search service: the engine that answered, `meilisearch` or `postgres`. */
export const SEARCH_ENGINE_HEADER = 'x-search-engine';

/**
 * Sent by the gateway to services: a name for the visitor, 32 hexadecimal digits, which changes at midnight (UTC) and cannot be traced
 * back to an address. Absent for robots, and for visitors who do not want to be counted.
 */
export const VISITOR_HEADER = 'x-visitor';

/**
 * Sent to services with each write: a name for the visitor, 32 hexadecimal digits, until midnight (UTC), whatever browser and spelling of
 * the address. Services keep a hash of it with the subject, so that writes are not linked.
 */
export const SENDER_HEADER = 'x-sender';

/**
 * Sent with each write: a name for its network (/24 of IPv4, /48 of IPv6), 32 hexadecimal digits, the same at every address of the API
 * until midnight (UTC). Customers of one provider may share it.
 */
export const SENDER_NETWORK_HEADER = 'x-sender-network';
