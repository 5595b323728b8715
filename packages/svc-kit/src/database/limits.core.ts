/** Of one statement of a request, in PostgreSQL: less than any caller of ours waits, so that no statement outlives its request for long. */
export const STATEMENT_MS = 450;
/** A statement that takes longer is told in the log, with its request. */
export const SLOW_MS = 200;
/** Of waiting for a row that somebody else has locked, in PostgreSQL: somebody else's work gets the connection instead. */
export const LOCK_MS = 300;
/** Of a transaction whose service says nothing: its process is frozen, and others wait for the rows. */
export const IDLE_IN_TRANSACTION_MS = 2_000;
/** Of waiting for a connection of the pool, or for PostgreSQL to accept one. */
export const CONNECT_MS = 700;
/** Of a statement in `inLongTransaction` and in migrations, which have none themselves unless told. */
export const LONG_STATEMENT_MS = 60_000;

/** How much longer than PostgreSQL's own limit an answer may take before the connection counts as dead. */
const GRACE_MS = 200;
export const answerWithinMs = (statementMs: number): number => statementMs + GRACE_MS;
