import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { databaseTrouble } from '../errors/database-error.core.ts';
import { currentRequestTime } from '../request-time.ts';
import { endUnlessAnswered } from './dead-connection.ts';
import { answerWithinMs, STATEMENT_MS } from './limits.core.ts';

/**
 * A statement that PostgreSQL parses once per connection: for hot reads, where parsing and planning cost more than the
 * rows. `name` must be unique among the statements of a service.
 */
export function prepared<Row extends object>(
  db: DataSource,
  name: string,
  text: string,
): (values?: readonly unknown[]) => Promise<Row[]> {
  const { master } = db.driver as unknown as { master: Pool };
  return async (values = []) => {
    currentRequestTime()?.check();
    const client = await master.connect();
    return run(client, () => client.query<Row>({ name, text, values: [...values] }).then(({ rows }) => rows));
  };
}

/** A connection that was lost does not go back to the pool. */
async function run<T>(client: PoolClient, query: () => Promise<T>): Promise<T> {
  const answered = endUnlessAnswered(client, answerWithinMs(STATEMENT_MS));
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
