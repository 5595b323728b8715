import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { connected, databaseAt } from '../../databases/ask.ts';
import { inFolder } from '../../files/temporary-folder.ts';

export const dumpName = (database: string): string => `${database}.dump`;

/** A client for a database of the server at a URL, whichever it names. */
export const connectTo = (url: string, database: string): Promise<pg.Client> => connected(databaseAt(url, database));

/** Dumps each database into a tar archive, hearers of events first: what they miss can be sent again, the other way round it cannot. */
export const writeDumps = (adminUrl: string, databases: readonly string[], postgres: string, to: Writable) =>
  inFolder('dumps', async (folder) => {
    const held: { database: string; snapshot: string; client: pg.Client }[] = [];
    try {
      for (const database of databases) {
        const client = await connectTo(adminUrl, database);
        held.push({ database, client, snapshot: await hold(client) });
      }
      for (const { database, snapshot } of held) {
        const words = ['--format=custom', `--snapshot=${snapshot}`, `--file=${join(folder, dumpName(database))}`];
        await runProgram(postgres, 'pg_dump', words, libpqEnvironment(adminUrl, database));
      }
      const words = ['--create', '--file=-', '--directory', folder, '.'];
      const tar = spawn('tar', words, { stdio: ['ignore', 'pipe', 'inherit'] });
      const [[code]] = await Promise.all([once(tar, 'exit'), pipeline(tar.stdout, to)]);
      if (code !== 0) throw new Error(`tar ended with ${String(code)}`);
    } finally {
      await Promise.all(held.map(({ client }) => client.end().catch(() => undefined)));
    }
  });

async function hold(client: pg.Client): Promise<string> {
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query('begin transaction isolation level repeatable read, read only');
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  return rows[0]?.snapshot ?? '';
}

/** A program that lies beside `postgres`. */
export async function runProgram(
  postgres: string,
  name: string,
  words: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const child = spawn(join(dirname(postgres), name), words, {
    env: { PATH: process.env['PATH'], TZ: 'UTC', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${name} failed: ${said.trim().slice(-2000)}`);
}

/** A URL as the programs of PostgreSQL read it from their environment, where no list of processes shows the password. */
export function libpqEnvironment(url: string, database: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode');
  const ca = searchParams.get('sslrootcert');
  return {
    PGHOST: hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: database,
    // Only our programs know this one.
    ...(mode !== null && { PGSSLMODE: mode === 'no-verify' ? 'require' : mode }),
    ...(ca !== null && { PGSSLROOTCERT: ca }),
  };
}
