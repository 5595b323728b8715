import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startTemporaryPostgres } from '../postgres/temporary.ts';
import { createDatabases, embeddedUrls } from './databases.ts';
import { eventsDelivered } from './events-delivered.ts';

const services = [{ name: 'svc-notes' }, { name: 'svc-word-index', shortName: 'words' }];
const secrets = { of: (name: string) => `pa's/${name}` };
let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;

beforeAll(async () => {
  server = await startTemporaryPostgres();
  await createDatabases(server.adminUrl, services, secrets);
}, 60_000);
afterAll(() => server.stop());

const urlsOf = (service: { name: string; shortName?: string }) =>
  embeddedUrls(service, Number(new URL(server.adminUrl).port), secrets);

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

test('a service has a database of its own, in which its login changes no table', async () => {
  const notes = urlsOf({ name: 'svc-notes' });
  await query(notes.migrator, 'create table notes (id int)');
  expect(await query(notes.app, 'select current_database() as name')).toEqual([{ name: 'lawdex_notes' }]);
  await expect(query(notes.app, 'create table others (id int)')).rejects.toThrow('permission denied');
  await expect(query(notes.app, 'drop table notes')).rejects.toThrow('must be owner');
});

test('the login of one service does not enter the database of another', async () => {
  const other = urlsOf({ name: 'svc-word-index', shortName: 'words' }).app.replace(/\/[^/]*$/, '/lawdex_notes');
  await expect(query(other, 'select 1')).rejects.toThrow('permission denied for database');
});

test('creating them again changes nothing, and brings a service that came later', async () => {
  await createDatabases(server.adminUrl, [...services, { name: 'svc-late' }], secrets);
  expect(await query(urlsOf({ name: 'svc-late' }).app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('events are delivered once those that stand in the outbox now are gone, whatever comes later', async () => {
  const { migrator } = urlsOf({ name: 'svc-notes' });
  await query(migrator, 'create table outbox_events (id bigserial primary key)');
  expect(await eventsDelivered(migrator)).toBe(true);

  await query(migrator, 'insert into outbox_events default values');
  expect(await eventsDelivered(migrator, 200)).toBe(false);

  const delivered = eventsDelivered(migrator, 20_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await query(migrator, 'insert into outbox_events default values; delete from outbox_events where id = 1');
  expect(await delivered).toBe(true);
});
