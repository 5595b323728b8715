/**
 * Whole milliseconds that the caller still waits, counted from when it sent the request. Relative, because the clocks of two
 * machines differ.
 */
export const TIMEOUT_HEADER = 'x-request-timeout-ms';

/** Names one request of a visitor in the logs of all processes that work for it, and in the statements that their databases run. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Nothing that could end a log line, a header or an SQL comment. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

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

/** The id that a request came with; undefined without one, or with one that is none. */
export const readRequestId = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && WELL_FORMED.test(header) ? header : undefined;

export const timeoutText = (milliseconds: number): string => String(Math.max(0, Math.floor(milliseconds)));

/** The time that a request leaves its receiver, in milliseconds: never more than the receiver's own maximum, which holds if it says nothing. */
export function readTimeout(header: string | readonly string[] | undefined, maximum: number): number {
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) return maximum;
  return Math.min(Number(header), maximum);
}

/** Hit-metering (RFC 2227): the shell tells a service how often it sent an answer whose readers count. */
export const METER_HEADER = 'meter';
/** In an answer: its readers count. */
export const DO_REPORT = 'do-report';

/** In a request: the number of readers since the last report, none of whom asked by a tag. */
export const reportText = (uses: number): string => `count=${uses}/0`;

/** The readers of a report; null when it is none. */
export function readReport(header: string | readonly string[] | undefined): number | null {
  const [, digits] = /^count=(\d{1,7})\/0$/.exec(String(header)) ?? [];
  return Number(digits) > 0 ? Number(digits) : null;
}

/** The body of every answer that is not 2xx. */
export interface ApiError {
  /** Stable, snake_case: `business_not_found`, `invalid_parameter`. */
  code: string;
  /** For people: names the parameter and says what to do. */
  message: string;
  requestId: string;
}
