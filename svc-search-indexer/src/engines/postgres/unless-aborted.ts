import { inLongTransaction } from '@lawdex/svc-kit';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Statement } from './binder.core.ts';

/** The process of PostgreSQL behind a connection stays the same. */
const pids = new WeakMap<object, number>();

/**
 * Rejects as soon as the signal is aborted, and has PostgreSQL give up the statement, which would else take time from others until
 * the limit of its connection.
 */
export async function queryUnlessAborted<Row>(
  db: DataSource,
  statement: Statement,
  signal: AbortSignal,
): Promise<Row[]> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    queryOrCancel<Row>(db, statement, signal)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

async function queryOrCancel<Row>(db: DataSource, { sql, params }: Statement, signal: AbortSignal): Promise<Row[]> {
  const runner = db.createQueryRunner();
  let ended = false;
  let cancelling: Promise<unknown> | undefined;
  try {
    const pid = await pidOf(runner);
    signal.throwIfAborted();
    /** Over another connection. When there is none, the statement ends by the limit of its own. */
    const cancel = (): void =>
      void inLongTransaction(db, async (tx) => {
        if (!ended) await (cancelling = tx.query('select pg_cancel_backend($1)', [pid]));
      }).catch(() => undefined);
    signal.addEventListener('abort', cancel, { once: true });
    const rows: Row[] = await runner.query(sql, params).finally(() => signal.removeEventListener('abort', cancel));
    return rows;
  } finally {
    ended = true;
    // The connection goes back when a cancellation that was sent can hit no other statement on it any more; one that still waits for a
    // connection of its own is not waited for, otherwise many of them would keep all connections from each other.
    await cancelling?.catch(() => undefined);
    await runner.release();
  }
}

async function pidOf(runner: QueryRunner): Promise<number> {
  const connection: object = await runner.connect();
  const known = pids.get(connection);
  if (known !== undefined) return known;
  const [{ pid }]: [{ pid: number }] = await runner.query('select pg_backend_pid() as pid');
  pids.set(connection, pid);
  return pid;
}
