/** Names one request of a visitor in the logs of all processes that work for it, and in the statements that their databases run. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Nothing that could end a log line, a header or an SQL comment. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The id that a request came with; undefined without one, or with one that is none. */
export const readRequestId = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && WELL_FORMED.test(header) ? header : undefined;
