/**
 * A statement that says in front for which request it runs, as PostgreSQL's own log and pg_stat_activity show it. A well-formed id holds
 * nothing that could end the comment.
 */
export const carried = (text: string, requestId: string | undefined): string =>
  requestId === undefined ? text : `/* ${requestId} */ ${text}`;

const SHOWN = 500;

/** A statement for a line of the log: values are never in it, and the beginning is enough to find it. */
export const shown = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, SHOWN);
