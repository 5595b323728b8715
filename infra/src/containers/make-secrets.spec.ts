import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ROOT } from '../start/paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lawdex-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const secret = (name: string) => readFileSync(join(folder, name), 'utf8').trim();
const make = () =>
  execFileSync(join(ROOT, 'infra/docker/make-secrets.sh'), {
    env: { ...process.env, SECRETS_DIR: folder, ENV_FILE: join(folder, '.env') },
    encoding: 'utf8',
  });

it('secrets name the PostgreSQL of our own container, and a second run changes nothing', () => {
  make();
  expect(secret('blog_database_url')).toMatch(/^postgres:\/\/lawdex_blog:[0-9a-f]{48}@postgres:5432\/lawdex_blog$/);
  expect(readdirSync(folder)).not.toContain('postgres_ca');
  expect(make()).toBe('');
});

it.each([
  ['db.example.net:25060', '?sslmode=verify-full&sslrootcert=/run/secrets/postgres_ca'],
  ['[fd00::7]:5432', ''],
])('with an admin at %s, those of the services have its address and its parameters', (address, parameters) => {
  const admin = `postgres://doadmin:p%40ss@${address}/defaultdb${parameters}`;
  writeFileSync(join(folder, 'admin_database_url'), `${admin}\n`);
  make();
  expect(secret('admin_database_url')).toBe(admin);
  const [, rest] = secret('directory_migration_database_url').split('@');
  expect(rest).toBe(`${address}/lawdex_directory${parameters}`);
  expect(secret('directory_migration_database_url')).toMatch(/^postgres:\/\/lawdex_directory_migrator:[0-9a-f]{48}@/);
  expect(readdirSync(folder)).toContain('postgres_ca');
});
