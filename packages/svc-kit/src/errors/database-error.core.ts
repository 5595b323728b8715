/** What an error of the database means to the request that met it; null: it is no trouble of the database's. */
export type DatabaseTrouble = 'refused' | 'lost' | null;

// PostgreSQL said no: it is full, overtaxed, starting, has been told a new password already, or gave up on the statement. What it said no to
// has not happened.
const REFUSED = /^(3D000|25006|28P01|40001|40P01|53...|55P03|57014|57P03|58030)$/;
// The connection ended, or could not be made; what was asked for last may have happened.
const LOST =
  /^(EADDRNOTAVAIL|EAI_AGAIN|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT|08...|25P0[34]|57P0[1245])$/;
const LOST_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|connection error|not queryable|Query read timeout|calling end on the pool/;
// TypeORM's words for a transaction whose connection is gone.
const LOST_NAMES = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'TransactionNotStartedError',
]);

const textOf = (error: object, property: string): string => String(Reflect.get(error, property) ?? '');

/** `refused` or `lost`: the database, not the request, is the reason, and the same request may succeed later. */
export function databaseTrouble(error: unknown): DatabaseTrouble {
  if (typeof error !== 'object' || error === null) return null;
  const code = textOf(error, 'code');
  if (REFUSED.test(code)) return 'refused';
  const isLost = LOST.test(code) || LOST_NAMES.has(textOf(error, 'name')) || LOST_WORDS.test(textOf(error, 'message'));
  return isLost ? 'lost' : null;
}

/** Whether nobody knows if the transaction was kept: the connection was lost on the way of its COMMIT. */
export function isCommitUnknown(error: unknown): boolean {
  return databaseTrouble(error) === 'lost' && Reflect.get(Object(error), 'query') === 'COMMIT';
}
