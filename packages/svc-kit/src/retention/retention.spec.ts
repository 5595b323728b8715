import { databaseModule } from '../database/database.module.ts';
import { eventually, startTestService, useTestDatabase } from '../testing/index.ts';
import { RetentionModule } from './retention.module.ts';

const moduleAt = (url: string) => ({
  module: class {},
  imports: [
    databaseModule({ url, service: 'svc-test' }),
    RetentionModule.forRoot([
      { table: 'visits', column: 'created_at', days: 90 },
      { table: 'searches', column: 'created_at', days: 7 },
    ]),
  ],
});

const NOW = new Date('2026-11-21T12:00:00Z');
const database = useTestDatabase();
beforeAll(async () => {
  for (const table of ['visits', 'searches']) {
    await database.pool.query(`create table ${table} (created_at timestamptz not null, note text)`);
    await database.pool.query(`grant select, delete on ${table} to ${database.appRole}`);
  }
});

const add = (table: string, rows: number, age: string) =>
  database.pool.query(
    `insert into ${table} select $1::timestamptz - $2::interval, $2 from generate_series(1, ${rows})`,
    [NOW, age],
  );
const notes = async (table: string): Promise<string[]> =>
  (await database.pool.query(`select distinct note from ${table} order by note`)).rows.map(({ note }) => note);

const untilKept = (table: string, kept: string) =>
  eventually(`${table} to hold ${kept}`, async () => (await notes(table)).join() === kept);
const serve = () => startTestService({ module: moduleAt(database.appUrl), clock: () => NOW });

it('old rows are deleted when the service starts, however many there are, and younger ones stay', async () => {
  await add('visits', 4_500, '91 days');
  await add('visits', 3, '89 days');
  await add('searches', 1, '8 days');
  await add('searches', 1, '6 days');
  const service = await serve();
  await untilKept('visits', '89 days');
  await untilKept('searches', '6 days');
  await service.close();
});

it('old rows are deleted by one process at a time, while the others serve', async () => {
  await add('visits', 1, '91 days');
  const other = await database.pool.connect();
  await other.query(`begin; select pg_advisory_xact_lock(${0x5452494d})`);
  const service = await serve();
  expect((await service.get('/health/ready')).status).toBe(200);
  await service.close();
  expect(await notes('visits')).toContain('91 days');
  await other.query('rollback');
  other.release();
});
