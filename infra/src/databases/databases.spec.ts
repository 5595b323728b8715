import type pg from 'pg';
import { startTemporaryPostgres } from '../postgres/temporary.ts';
import { ask, connected, databaseAt } from './ask.ts';
import { limitsOf } from './connection-limits.core.ts';
import { createDatabases, createMonitor, embeddedUrls } from './databases.ts';
import { eventsDelivered } from '../site/events-delivered.ts';

const services = [
  { name: 'svc-notes', hears: [] },
  { name: 'svc-word-index', shortName: 'words', hears: ['svc-notes'] },
];
const secrets = { of: (name: string) => `pa's/${name}` };
const server = await startTemporaryPostgres();
beforeAll(() => createDatabases(server.adminUrl, services, secrets));
afterAll(() => server.stop());

const urlsOf = (service: { name: string; shortName?: string }, known = secrets) =>
  embeddedUrls(service, Number(new URL(server.adminUrl).port), known);

it('a service has a database of its own, in which its login changes no table', async () => {
  const notes = urlsOf({ name: 'svc-notes' });
  await ask(notes.migrator, 'create table notes (id int)');
  expect(await ask(notes.app, 'select current_database() as name')).toEqual([{ name: 'lawdex_notes' }]);
  await expect(ask(notes.app, 'create table others (id int)')).rejects.toThrow('permission denied');
  await expect(ask(notes.app, 'drop table notes')).rejects.toThrow('must be owner');
});

it('commands that begin at the same time wait for each other', async () => {
  const all = Array.from({ length: 8 }, () => createDatabases(server.adminUrl, services, secrets));
  expect((await Promise.allSettled(all)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('the login of one service does not enter the database of another', async () => {
  const other = databaseAt(urlsOf({ name: 'svc-word-index', shortName: 'words' }).app, 'lawdex_notes');
  await expect(ask(other, 'select 1')).rejects.toThrow('permission denied for database');
});

it('the login that measures sees every database, and no row of any', async () => {
  await createMonitor(server.adminUrl, 'measured');
  await createMonitor(server.adminUrl, 'anew');
  const url = server.adminUrl.replace(/\/\/[^@]*@(.*)\/\w+$/, '//lawdex_monitor:anew@$1/postgres');
  expect(await ask(url, "select pg_database_size('lawdex_notes') > 0 as sized")).toEqual([{ sized: true }]);
  await expect(ask(url.replace(/\w+$/, 'lawdex_notes'), 'select 1')).rejects.toThrow('permission denied for database');
});

it('creating them again changes nothing, and brings a service that came later', async () => {
  await createDatabases(server.adminUrl, [...services, { name: 'svc-late', hears: [] }], secrets);
  expect(await ask(urlsOf({ name: 'svc-late' }).app, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('a service that leaks connections comes to its own limit, and the others still get in', async () => {
  const notes = urlsOf({ name: 'svc-notes' });
  const leaked: pg.Client[] = [];
  try {
    const leak = async () => {
      for (;;) leaked.push(await connected(notes.app));
    };
    await expect(leak()).rejects.toThrow('too many connections for role "lawdex_notes"');
    expect(leaked).toHaveLength(limitsOf(services[0]!, services).app);
    expect(await ask(urlsOf(services[1]!).app, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await ask(notes.migrator, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    await Promise.all(leaked.map((client) => client.end()));
  }
});

it('an admin who is no superuser, as on a managed server, makes the same, again and again', async () => {
  await ask(
    server.adminUrl,
    `create role managed login createdb createrole password 'managed'; grant connect on database postgres to managed`,
  );
  const managed = Object.assign(new URL(server.adminUrl), { username: 'managed', password: 'managed' }).href;
  const service = { name: 'svc-elsewhere', hears: [] };
  await createDatabases(managed, [service], secrets);
  const { migrator, app } = urlsOf(service);
  await ask(migrator, 'create table notes (id int); grant select on notes to lawdex_elsewhere');
  const later = { of: (role: string) => `new ${secrets.of(role)}` };
  await createDatabases(managed, [service], later);
  const now = urlsOf(service, later);
  expect(await ask(now.app, 'select * from notes')).toEqual([]);
  await expect(ask(app, 'select 1')).rejects.toThrow('password authentication failed');
  await expect(ask(now.app, 'create table others (id int)')).rejects.toThrow('permission denied');
  const elsewhere = databaseAt(managed, 'lawdex_elsewhere');
  expect(await ask(elsewhere, 'select count(*)::int as rows from notes')).toEqual([{ rows: 0 }]);
  const locales = `select distinct datlocprovider as provider, datlocale as locale from pg_database where datname ~ '^lawdex_'`;
  expect(await ask(server.adminUrl, locales)).toEqual([{ provider: 'b', locale: 'C.UTF-8' }]);
});

it('a login of an older version gets its limits at the next start', async () => {
  await ask(server.adminUrl, 'alter role lawdex_notes connection limit -1; alter role lawdex_notes reset all');
  await createDatabases(server.adminUrl, services, secrets);
  const { app, migrator } = urlsOf({ name: 'svc-notes' });
  const limits = `select rolconnlimit as connections, current_setting('idle_in_transaction_session_timeout') as idle
                    from pg_roles where rolname = current_user`;
  expect(await ask(app, limits)).toEqual([{ connections: 28, idle: '1min' }]);
  expect(await ask(migrator, limits)).toEqual([{ connections: 6, idle: '10min' }]);
});

it('events are delivered once those that stand in the outbox now are gone, whatever comes later', async () => {
  const { migrator } = urlsOf({ name: 'svc-notes' });
  await ask(migrator, 'create table outbox_events (id bigserial primary key)');
  expect(await eventsDelivered(migrator)).toBe(true);

  await ask(migrator, 'insert into outbox_events default values');
  expect(await eventsDelivered(migrator, 200)).toBe(false);

  const delivered = eventsDelivered(migrator, 20_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await ask(migrator, 'insert into outbox_events default values; delete from outbox_events where id = 1');
  expect(await delivered).toBe(true);
});
