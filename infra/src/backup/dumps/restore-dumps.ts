import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDescription } from '@lawdex/contracts';
import type pg from 'pg';
import { databaseOf, migratorOf } from '../../services/names.core.ts';
import { ask, databaseAt } from '../../databases/ask.ts';
import { createDatabase } from '../../databases/databases.ts';
import { connectTo, dumpName, runProgram, libpqEnvironment } from './dumps.ts';
import { withScratchServer, type ServerBinary } from '../archive/scratch-server.ts';
import { readTables, type Tables } from '../tables.ts';

type Service = Pick<ServiceDescription, 'name' | 'shortName'>;

/** Every row of dumps, from a server that was made for them. */
export async function readDumps(unpacked: string, binary: ServerBinary): Promise<Tables> {
  const databases = readdirSync(unpacked).flatMap((name) =>
    name.endsWith('.dump') ? [name.slice(0, -'.dump'.length)] : [],
  );
  const cluster = join(unpacked, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-sync'];
  await runProgram(binary.postgres, 'initdb', ['--username=lawdex_admin', '--auth=trust', ...locale, cluster], {});
  return withScratchServer(cluster, binary, async (connect) => {
    const admin = await connect('postgres');
    for (const database of databases) {
      await admin.query(`create database ${admin.escapeIdentifier(database)}`);
      const env = { PGHOST: admin.host, PGUSER: 'lawdex_admin' };
      await pgRestore(binary.postgres, unpacked, database, ['--no-owner', '--no-acl'], env);
    }
    await admin.end();
    return readTables(connect);
  });
}

/** Puts dumps in the place of the databases of a server that runs. What was there stays beside them, under another name. */
export async function restoreDumps(
  { adminUrl, postgres }: { adminUrl: string; postgres: string },
  unpacked: string,
  services: readonly Service[],
  time: string,
): Promise<string[]> {
  const missing = services.map((one) => dumpName(databaseOf(one))).filter((name) => !existsSync(join(unpacked, name)));
  if (missing.length > 0) throw new Error(`The backup has no ${missing.join(', ')}.`);
  const admin = await connectTo(adminUrl, new URL(adminUrl).pathname.slice(1) || 'postgres');
  const before: string[] = [];
  try {
    for (const service of services) {
      const name = databaseOf(service);
      if (await isFilled(adminUrl, name)) {
        before.push(await setAside(admin, name, time));
        await createDatabase(admin, service);
      }
      // As their owner, so that its tables are its own; rights of the service's login come with them.
      const words = ['--no-owner', `--role=${migratorOf(service)}`];
      await pgRestore(postgres, unpacked, name, words, libpqEnvironment(adminUrl, name));
      // Searches look at what is known about the rows.
      await ask(databaseAt(adminUrl, name), 'analyze');
    }
  } finally {
    await admin.end();
  }
  return before;
}

const pgRestore = (
  postgres: string,
  unpacked: string,
  database: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<void> => {
  const all = ['--exit-on-error', '--single-transaction', ...words, `--dbname=${database}`];
  return runProgram(postgres, 'pg_restore', [...all, join(unpacked, dumpName(database))], env);
};

async function isFilled(adminUrl: string, database: string): Promise<boolean> {
  const found = `select from pg_tables where schemaname = 'public' limit 1`;
  return (await ask(databaseAt(adminUrl, database), found)).length > 0;
}

async function setAside(admin: pg.Client, database: string, time: string): Promise<string> {
  const aside = `${database}_before_${time.replaceAll(/\W/g, '').toLowerCase()}`;
  await admin.query(`alter database ${database} rename to ${admin.escapeIdentifier(aside)}`).catch((error: unknown) => {
    throw new Error(`${database} is in use: stop the site first (docker compose stop).`, { cause: error });
  });
  return aside;
}
