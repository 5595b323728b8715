import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { inBackground } from '../request-time.ts';
import { LONG_STATEMENT_MS } from './limits.core.ts';

const long = new WeakSet<QueryRunner>();
export const isLong = (runner: QueryRunner): boolean => long.has(runner);

/**
 * Runs a transaction of the service's own, such as building an index again: its statements may take a minute, and it
 * goes on after the request that began it. All other work has the short limits of requests.
 */
export function inLongTransaction<T>(db: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  return inBackground(() =>
    db.transaction(async (tx) => {
      if (tx.queryRunner) long.add(tx.queryRunner);
      await tx.query(
        `set local statement_timeout = ${LONG_STATEMENT_MS}; set local lock_timeout = 0;
         set local idle_in_transaction_session_timeout = ${LONG_STATEMENT_MS}`,
      );
      return work(tx);
    }),
  );
}
