import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { databaseTrouble } from '../errors/database-error.core.ts';
import { currentRequestTime } from '../request-time.ts';
import { endUnlessAnswered } from './dead-connection.ts';
import { answerWithinMs, STATEMENT_MS } from './limits.core.ts';

/** Runs a statement with the values of its `$1`, `$2` and so on. */
export type PreparedStatement<Row> = (values?: readonly unknown[]) => Promise<Row[]>;

/**
 * A statement that PostgreSQL parses once per connection, for frequent reads, where parsing and planning cost more than
 * the rows. `name` must be unique among the statements of a service.
 */
export function prepared<Row extends object>(db: DataSource, name: string, text: string): PreparedStatement<Row> {
  return (values = []) =>
    onConnection(db, (client) => client.query<Row>({ name, text, values: [...values] }).then(({ rows }) => rows));
}

/**
 * Runs work on a connection of its own, without TypeORM, which takes as much time for a short statement as PostgreSQL.
 */
export function onConnection<T>(db: DataSource, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const { master } = db.driver as unknown as { master: Pool };
  return onConnectionOf(master, work, answerWithinMs(STATEMENT_MS));
}

/** Does the same on a pool, and gives up a connection that has not answered within so many milliseconds. */
export async function onConnectionOf<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  withinMs: number,
): Promise<T> {
  currentRequestTime()?.check();
  const client = await pool.connect();
  return run(client, () => work(client), withinMs);
}

/** A connection that was lost does not go back to the pool. */
async function run<T>(client: PoolClient, query: () => Promise<T>, withinMs: number): Promise<T> {
  const answered = endUnlessAnswered(client, withinMs);
  let isLost = false;
  const onError = () => (isLost = true);
  client.on('error', onError);
  try {
    currentRequestTime()?.check();
    return await query();
  } catch (error) {
    isLost ||= databaseTrouble(error) === 'lost';
    throw error;
  } finally {
    answered();
    client.off('error', onError);
    client.release(isLost);
  }
}
