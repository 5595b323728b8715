/**
 * Puts the id of a request in front of its statement, so that PostgreSQL's log and pg_stat_activity show it. A
 * well-formed id cannot end the comment.
 */
export const withRequestId = (text: string, requestId: string | undefined): string =>
  requestId === undefined ? text : `/* ${requestId} */ ${text}`;

const SHOWN = 500;

/** Shortens a statement for the log. It never holds values, and its beginning is enough to find it. */
export const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, SHOWN);
