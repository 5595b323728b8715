import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const NAMES = [
  'lawdex_directory',
  'lawdex_directory_migrator',
  'lawdex_search',
  'lawdex_search_migrator',
  'internal_token',
] as const;

export type Secrets = Record<(typeof NAMES)[number], string>;

/** Random passwords of the database logins and the token between the services, made at the first start. */
export function readSecrets(file: string): Secrets {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const entries = NAMES.map((name) => [name, known[name] ?? randomBytes(24).toString('base64url')]);
  const secrets = Object.fromEntries(entries) as Secrets;
  if (NAMES.some((name) => known[name] === undefined)) {
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}
