import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { databaseTrouble } from '../errors/database-error.core.ts';
import { currentRequestTime } from '../request-time.ts';
import { endUnlessAnswered } from './dead-connection.ts';
import { answerWithinMs, STATEMENT_MS } from './limits.core.ts';

/** Runs a statement with the values of its `$1`, `$2` and so on. */
export type PreparedStatement<Row> = (values?: readonly unknown[]) => Promise<Row[]>;

/** A statement that PostgreSQL parses once per connection, for frequent reads. A service has each `name` once. */
export function prepared<Row extends object>(db: DataSource, name: string, text: string): PreparedStatement<Row> {
  return (values = []) =>
    onConnection(db, (client) => client.query<Row>({ name, text, values: [...values] }).then(({ rows }) => rows));
}

/** A statement, which is prepared when it has a name, with the values of its `$1`, `$2` and so on. */
export interface Statement {
  name?: string;
  text: string;
}
export type RunStatement = <Row extends object>(statement: Statement, values?: readonly unknown[]) => Promise<Row[]>;

/** Does what `db.transaction` does, for frequent writes: all that the work did is committed, or nothing of it. */
export function inPreparedTransaction<T>(db: DataSource, work: (run: RunStatement) => Promise<T>): Promise<T> {
  return checkedOut(poolOf(db), async (client) => {
    const run: RunStatement = <Row extends object>(statement: Statement, values?: readonly unknown[]) =>
      limited(client, STATEMENT_LIMIT_MS, async () => {
        currentRequestTime()?.check();
        return (await client.query<Row>({ ...statement, ...(values && { values: [...values] }) })).rows;
      }).catch((error: unknown) => {
        // As TypeORM does: whoever answers for a lost COMMIT must know it.
        throw Object.assign(Object(error), { query: statement.text });
      });
    try {
      await run({ text: BEGIN });
      const result = await work(run);
      const time = currentRequestTime();
      time?.check();
      if (time) time.isCommitting = true;
      await run({ text: 'COMMIT' });
      return result;
    } catch (error) {
      await limited(client, STATEMENT_LIMIT_MS, () => client.query('ROLLBACK')).catch(() => undefined);
      throw error;
    }
  });
}

// PostgreSQL otherwise plans a statement with each call again when it thinks that a plan for its values is better.
const BEGIN = 'BEGIN; SET LOCAL plan_cache_mode = force_generic_plan';
const STATEMENT_LIMIT_MS = answerWithinMs(STATEMENT_MS);
const poolOf = (db: DataSource): Pool => (db.driver as unknown as { master: Pool }).master;

/** Runs work on a connection of its own. TypeORM takes as long for a short statement as PostgreSQL does. */
export const onConnection = <T>(db: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  onConnectionOf(poolOf(db), work, STATEMENT_LIMIT_MS);

/** Does the same on a pool, and gives up a connection that has not answered within so many milliseconds. */
export const onConnectionOf = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>, withinMs: number): Promise<T> =>
  checkedOut(pool, (client) => limited(client, withinMs, () => work(client)));

async function limited<T>(client: PoolClient, withinMs: number, work: () => Promise<T>): Promise<T> {
  const answered = endUnlessAnswered(client, withinMs);
  return work().finally(answered);
}

/** A connection that was lost does not go back to the pool. */
async function checkedOut<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  currentRequestTime()?.check();
  const client = await pool.connect();
  let isLost = false;
  const onError = () => (isLost = true);
  client.on('error', onError);
  try {
    currentRequestTime()?.check();
    return await work(client);
  } catch (error) {
    isLost ||= databaseTrouble(error) === 'lost';
    throw error;
  } finally {
    client.off('error', onError);
    client.release(isLost);
  }
}
