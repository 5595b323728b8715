import { dataSourceOptions, type DatabaseOptions } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { databaseInTests } from '../../../test/database.ts';
import { until } from '../../../test/until.ts';
import { queryUnlessAborted } from './unless-aborted.ts';

const SLEEP = { sql: 'select pg_sleep($1)', params: [20] };

const connected = databaseInTests();
// Without the limits of requests, so that only a cancellation can end a statement.
let db: DataSource;
beforeAll(async () => {
  db = await connect({ long: true });
});
afterAll(() => db.destroy());

const connect = (options: Partial<DatabaseOptions>): Promise<DataSource> =>
  new DataSource(dataSourceOptions({ url: connected.database.appUrl, service: 'test', ...options })).initialize();

const sleeping = async (): Promise<number> => {
  const { rows } = await connected.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'active' and query like '%pg_sleep($1)%' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
};

it('gives the rows of a statement that is not aborted', async () => {
  const rows = await queryUnlessAborted(db, { sql: 'select $1::int as one', params: [1] }, AbortSignal.timeout(5_000));
  expect(rows).toEqual([{ one: 1 }]);
});

it('rejects at once when it is aborted, and PostgreSQL stops working on the statement', async () => {
  const aborting = new AbortController();
  const asked = queryUnlessAborted(db, SLEEP, aborting.signal);
  await until(async () => (await sleeping()) > 0);
  const from = performance.now();
  aborting.abort(new Error('nobody waits'));
  await expect(asked).rejects.toThrow('nobody waits');
  await until(async () => (await sleeping()) === 0);
  expect(performance.now() - from).toBeLessThan(5_000);
});

it('is let go when it has ended, though no connection was free for cancelling it', async () => {
  const narrow = await connect({ poolSize: 1, long: true });
  const aborting = new AbortController();
  const asked = queryUnlessAborted(narrow, { ...SLEEP, params: [0.3] }, aborting.signal);
  await until(async () => (await sleeping()) > 0);
  aborting.abort(new Error('nobody waits'));
  await expect(asked).rejects.toThrow('nobody waits');
  expect(await narrow.query<object[]>('select 1 as one')).toEqual([{ one: 1 }]);
  await narrow.destroy();
});

it('begins nothing for a signal that is aborted, and leaves connections that work', async () => {
  await expect(queryUnlessAborted(db, SLEEP, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  const answers = Array.from({ length: 20 }, () => db.query<{ one: number }[]>('select 1 as one'));
  expect((await Promise.all(answers)).flat()).toHaveLength(20);
});

it('plans what has a name for any values when that is said, and what follows, named or not, as PostgreSQL thinks best', async () => {
  const one = await connect({ poolSize: 1 });
  const asked = { sql: `select current_setting('plan_cache_mode') as mode`, params: [] };
  const planned = (anyValues: boolean, name?: string): Promise<unknown> =>
    queryUnlessAborted(one, { ...asked, name, anyValues }, AbortSignal.timeout(5_000));
  for (const next of [undefined, 'mode']) {
    expect(await planned(true, 'mode')).toEqual([{ mode: 'force_generic_plan' }]);
    expect(await planned(true, 'mode')).toEqual([{ mode: 'force_generic_plan' }]);
    expect(await planned(false, next)).toEqual([{ mode: 'auto' }]);
  }
  await one.destroy();
});
