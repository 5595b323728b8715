import pg from 'pg';
import type { ServiceDescription } from '@lawdex/contracts';
import { contentHash } from '../build/content-hash.ts';
import { endingWithParent, runStep } from '../commands/run-command.ts';
import { ask } from './ask.ts';
import type { DatabaseUrls } from './databases.ts';
import { ROOT } from '../files/paths.ts';

/** A mark that tells how the last starts left a database. It is kept as the database's comment, so that it is gone when the database is. */
interface DatabaseMark {
  /** Hash of the code that migrated it. */
  migratedBy: string;
  /** The seed has run, and needs no process of its own any more. */
  seeded: boolean;
}

export function readMark(comment: string | null): DatabaseMark {
  const [, migratedBy = '', seeded] = /^migrated by (\w+)(, seeded)?$/.exec(comment ?? '') ?? [];
  return { migratedBy, seeded: seeded !== undefined };
}

export const markText = ({ migratedBy, seeded }: DatabaseMark): string =>
  `migrated by ${migratedBy}${seeded ? ', seeded' : ''}`;

export interface Preparation {
  service: ServiceDescription;
  urls: DatabaseUrls;
  logs: string;
  /** Variables of the seed; null leaves an empty database empty. */
  seedVariables: Record<string, string> | null;
}

/** Migrates and seeds a database, unless this very code did so before; answers what the seed printed. */
export async function prepareDatabase({ service, urls, logs, seedVariables }: Preparation): Promise<string> {
  const before = readMark(await readComment(urls.migrator));
  const hash = contentHash(ROOT, [
    `${service.name}/src`,
    'packages/contracts/data',
    'packages/svc-kit/src',
    'package-lock.json',
  ]);
  if (before.migratedBy !== hash) await migrate(service, urls, logs);
  const seeds = service.seed !== null && seedVariables !== null && !before.seeded;
  const said = seeds ? await seed(service, urls, logs, seedVariables) : '';
  const after = { migratedBy: hash, seeded: before.seeded || seeds };
  if (markText(after) !== markText(before)) await writeMark(urls.migrator, after);
  return said;
}

async function migrate({ name }: ServiceDescription, urls: DatabaseUrls, logs: string): Promise<void> {
  await runStep({
    name: `migrate-${name}`,
    command: endingWithParent([`${name}/dist/migrate.js`]),
    env: {
      MIGRATION_DATABASE_URL: urls.migrator,
      LOG_LEVEL: 'info',
      ...(urls.appRole === null ? {} : { APP_ROLE: urls.appRole }),
    },
    logs,
  });
}

async function seed(service: ServiceDescription, urls: DatabaseUrls, logs: string, variables: Record<string, string>) {
  const said = await runStep({
    name: `seed-${service.name}`,
    command: endingWithParent([`${service.name}/${service.seed}`]),
    env: { DATABASE_URL: urls.app, MIGRATION_DATABASE_URL: urls.migrator, ...variables },
    logs,
  });
  const line = said.trim().split('\n').at(-1) ?? '';
  return /^Demo data: (.*?)\.?$/.exec(line)?.[1] ?? '';
}

async function readComment(url: string): Promise<string | null> {
  const rows = await ask<{ mark: string | null }>(
    url,
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = current_database()`,
  );
  return rows[0]?.mark ?? null;
}

async function writeMark(url: string, mark: DatabaseMark): Promise<void> {
  const database = pg.escapeIdentifier(new pg.Client({ connectionString: url }).database ?? '');
  // Somebody else's database may not let us; then migration and seed simply look again at the next start.
  await ask(url, `comment on database ${database} is ${pg.escapeLiteral(markText(mark))}`).catch(() => undefined);
}
