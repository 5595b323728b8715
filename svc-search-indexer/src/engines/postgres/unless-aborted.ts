import { inLongTransaction, onConnection } from '@lawdex/svc-kit';
import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { Statement } from './binder.core.ts';

export interface NamedStatement extends Statement {
  /** Parsed and planned once per connection. */
  name?: string | undefined;
  /** Whether the plan of what has a name serves any values; otherwise PostgreSQL plans anew for those at hand as long as it thinks that this pays. */
  anyValues?: boolean;
}

const pids = new WeakMap<object, number>();
/** Connections whose plans serve any values at the moment. */
const forAnyValues = new WeakSet<object>();

/** Rejects when aborted, and ends the statement in PostgreSQL, because it would take time from others. */
export async function queryUnlessAborted<Row>(
  db: DataSource,
  statement: NamedStatement,
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

function queryOrCancel<Row>(
  db: DataSource,
  { sql, params, name, anyValues = false }: NamedStatement,
  signal: AbortSignal,
): Promise<Row[]> {
  let ended = false;
  let cancelling: Promise<unknown> | undefined;
  return onConnection(db, async (client) => {
    try {
      const pid = await pidOf(client);
      signal.throwIfAborted();
      /** Over another connection. When there is none, the statement ends by the limit of its own. */
      const cancel = (): void =>
        void inLongTransaction(db, async (tx) => {
          if (!ended) await (cancelling = tx.query('select pg_cancel_backend($1)', [pid]));
        }).catch(() => undefined);
      signal.addEventListener('abort', cancel, { once: true });
      await planFor(client, name !== undefined && anyValues);
      const asked = client.query({ text: sql, values: params, ...(name !== undefined && { name }) });
      const { rows } = await asked.finally(() => signal.removeEventListener('abort', cancel));
      return rows;
    } finally {
      ended = true;
      // A cancellation that was sent must not hit the next statement; one that waits for a connection is not waited for.
      await cancelling?.catch(() => undefined);
    }
  });
}

/** Set when it changes only: most searches that follow each other on a connection are of one kind. */
async function planFor(client: PoolClient, anyValues: boolean): Promise<void> {
  if (anyValues === forAnyValues.has(client)) return;
  await client.query(`set plan_cache_mode = ${anyValues ? 'force_generic_plan' : 'auto'}`);
  if (anyValues) forAnyValues.add(client);
  else forAnyValues.delete(client);
}

async function pidOf(client: PoolClient): Promise<number> {
  const known = pids.get(client);
  if (known !== undefined) return known;
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  pids.set(client, pid);
  return pid;
}
