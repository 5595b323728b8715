import { eventually } from '../test/consumer.ts';
import { useDirectory } from '../test/directory.ts';
import { expectError } from '../test/documented.ts';

const directory = useDirectory();

/** Cuts the service off from PostgreSQL. */
async function cutOff(): Promise<void> {
  const { pool } = directory.database;
  await pool.query(`do $$ begin execute format('alter database %I connection limit 0', current_database()); end $$`);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = $1`,
    [directory.database.appRole],
  );
}
async function reconnect(): Promise<void> {
  await directory.database.pool.query(
    `do $$ begin execute format('alter database %I connection limit -1', current_database()); end $$`,
  );
}

describe('when the database is gone', () => {
  it('lives, says that it is not ready, answers 503, and recovers by itself', async () => {
    expect((await directory.get('/health/ready')).status).toBe(200);
    await cutOff();
    expect((await directory.get('/health/live')).status).toBe(200);
    expectError(await directory.get('/health/ready'), 503, 'not_ready');
    expectError(await directory.get('/api/categories'), 503, 'service_unavailable', /try again/i);
    await reconnect();
    await eventually('it to be ready again', async () => (await directory.get('/health/ready')).status === 200);
    expect((await directory.get('/api/categories')).status).toBe(200);
  });
});
