import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listServices } from '../services/list-services.ts';
import { databaseOf, migratorOf, secretOf } from '../services/names.core.ts';
import { ROOT } from '../files/paths.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const [service] = listServices().filter(({ database }) => database);
if (!service) throw new Error('There is no service with a database.');

let folder: string;
beforeEach(() => {
  folder = scratchFolder();
});

const secret = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
const make = () =>
  execFileSync(join(ROOT, 'infra/docker/make-secrets.sh'), {
    env: { ...process.env, SECRETS_DIR: folder, ENV_FILE: join(folder, '.env') },
    encoding: 'utf8',
  });

it('secrets name the PostgreSQL of our own container, and a second run changes nothing', () => {
  make();
  const name = databaseOf(service);
  const expected = new RegExp(`^postgres://${name}:[0-9a-f]{48}@postgres:5432/${name}$`);
  expect(secret(secretOf(service, 'DATABASE_URL'))).toMatch(expected);
  expect(readdirSync(folder)).not.toContain('postgres_ca');
  expect(make()).toBe('');
});

it('a key that was brought along stays, and the users in containers may read it', () => {
  writeFileSync(join(folder, 'backup_key'), 'of another machine', { mode: 0o600 });
  make();
  expect(secret('backup_key')).toBe('of another machine');
  expect(statSync(join(folder, 'backup_key')).mode & 0o777).toBe(0o444);
});

it.each([
  ['db.example.net:25060', '?sslmode=verify-full&sslrootcert=/run/secrets/postgres_ca'],
  ['[fd00::7]:5432', ''],
])('with an admin at %s, those of the services have its address and its parameters', (address, parameters) => {
  const admin = `postgres://doadmin:p%40ss@${address}/defaultdb${parameters}`;
  writeFileSync(join(folder, 'admin_database_url'), `${admin}\n`);
  make();
  expect(secret('admin_database_url')).toBe(admin);
  const [login, rest] = secret(secretOf(service, 'MIGRATION_DATABASE_URL')).split('@');
  expect(rest).toBe(`${address}/${databaseOf(service)}${parameters}`);
  expect(login).toMatch(new RegExp(`^postgres://${migratorOf(service)}:[0-9a-f]{48}$`));
  expect(readdirSync(folder)).toContain('postgres_ca');
});
