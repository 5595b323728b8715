/** Says whether the database refused a statement or was lost; null when the error is about something else. */
export type DatabaseTrouble = 'refused' | 'lost' | null;

// PostgreSQL refused: it is full, starting, or gave up on the statement, which has had no effect.
const REFUSED = /^(3D000|25006|28P01|40001|40P01|53...|55P03|57014|57P03|58030)$/;
// The connection ended, or could not be made. The last statement may have had its effect.
const LOST =
  /^(EADDRNOTAVAIL|EAI_AGAIN|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT|08...|25P0[34]|57P0[1245])$/;
const LOST_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|connection error|not queryable|Query read timeout|calling end on the pool/;
// TypeORM throws these when the connection of a transaction is gone.
const LOST_NAMES = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
  'TransactionNotStartedError',
]);

const textOf = (error: object, property: string): string => String(Reflect.get(error, property) ?? '');

/** Tells whether the database, not the request, is the reason for an error. The same request may succeed later. */
export function databaseTrouble(error: unknown): DatabaseTrouble {
  if (typeof error !== 'object' || error === null) return null;
  const code = textOf(error, 'code');
  if (REFUSED.test(code)) return 'refused';
  const isLost = LOST.test(code) || LOST_NAMES.has(textOf(error, 'name')) || LOST_WORDS.test(textOf(error, 'message'));
  return isLost ? 'lost' : null;
}

/** Whether nobody knows if a transaction was stored, because the connection was lost during its COMMIT. */
export function isCommitUnknown(error: unknown): boolean {
  return databaseTrouble(error) === 'lost' && Reflect.get(Object(error), 'query') === 'COMMIT';
}
