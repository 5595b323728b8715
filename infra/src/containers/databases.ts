import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl, described, integer, text } from '@lawdex/contracts';
import { databaseOf, migratorOf, secretOf } from '../services/names.core.ts';
import { createDatabases, createMonitor } from '../databases/databases.ts';
import { servicesWithDatabase, settingsOrEnd } from './settings.ts';

/** The first step of a start in containers: a database and two logins for each service, with the passwords of its secrets. */
const VARIABLES = {
  ADMIN_DATABASE_URL: described(
    'A login of PostgreSQL that may make databases and logins; a superuser in our own container.',
    databaseUrl(),
  ),
  SERVICE_PROCESSES: described(
    'How many processes of each service there are at one time, those included that are being replaced.',
    integer({ min: 1, max: 100, fallback: 1 }),
  ),
  SECRETS_DIR: described('Where the URLs of the services lie, a file each.', text('/run/secrets')),
};

const { ADMIN_DATABASE_URL, SECRETS_DIR, SERVICE_PROCESSES } = settingsOrEnd(VARIABLES);
const readText = (path: string): string => readFileSync(path, 'utf8').trim();

try {
  const services = servicesWithDatabase();
  const passwords = new Map(
    services.flatMap((service) => {
      const password = (name: string) => decodeURIComponent(new URL(readText(join(SECRETS_DIR, name))).password);
      return [
        [databaseOf(service), password(secretOf(service, 'DATABASE_URL'))],
        [migratorOf(service), password(secretOf(service, 'MIGRATION_DATABASE_URL'))],
      ];
    }),
  );
  const secrets = { of: (role: string) => passwords.get(role) ?? '' };
  await createDatabases(ADMIN_DATABASE_URL, services, secrets, SERVICE_PROCESSES);
  await createMonitor(ADMIN_DATABASE_URL, readText(join(SECRETS_DIR, 'monitor_password')));
  console.log(`Databases: ${services.map(databaseOf).join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
