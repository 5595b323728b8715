/** PostgreSQL ends a statement of a request after this. Callers wait longer, so that no statement outlives its request for long. */
export const STATEMENT_MS = 450;
/** Longer statements are logged, with their request. */
export const SLOW_MS = 200;
/** PostgreSQL waits so long for a locked row. Then other work gets the connection. */
export const LOCK_MS = 300;
/** PostgreSQL ends a transaction that is silent for so long: its process is frozen, and others wait for its rows. */
export const IDLE_IN_TRANSACTION_MS = 2_000;
/** A request waits so long for a connection of the pool, or for PostgreSQL to accept one. */
export const CONNECT_MS = 700;
/** Limits a statement in `inLongTransaction`. Migrations begin with it, too. */
export const LONG_STATEMENT_MS = 60_000;

/** A connection counts as dead when its answer is so much later than PostgreSQL's own limit. */
const GRACE_MS = 200;
export const answerWithinMs = (statementMs: number): number => statementMs + GRACE_MS;
