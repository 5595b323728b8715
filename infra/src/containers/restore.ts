import { createWriteStream, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { unpack, withScratchServer, type ServerBinary } from '../backup/archive/scratch-server.ts';
import { restoreDumps } from '../backup/dumps/restore-dumps.ts';
import type { KeptLog } from '../backup/kept-log.ts';
import { readTables } from '../backup/tables.ts';
import { takePlace, timeOfNow } from '../backup/take-place.ts';
import { inFolder } from '../files/temporary-folder.ts';
import { databaseOf } from '../services/names.core.ts';
import { servicesWithDatabase } from './settings.ts';

type Connect = (database: string) => Promise<pg.Client>;

interface Place {
  /** The folder of PostgreSQL; it need not be there yet. */
  cluster: string;
  adminUrl: string | undefined;
  key: string | null;
  binary: ServerBinary;
}

export async function restore(file: string, isDumps: boolean, place: Place, log: KeptLog | null): Promise<void> {
  if (!isDumps) return restoreServer(file, place, log);
  if (place.adminUrl === undefined) throw new Error('Dumps are restored with ADMIN_DATABASE_URL.');
  return restoreIntoServer(file, place, place.adminUrl);
}

/** Into the databases of a server that runs, wherever that is. */
async function restoreIntoServer(file: string, { key, binary }: Place, adminUrl: string): Promise<void> {
  await inFolder('restore', async (scratch) => {
    const unpacked = join(scratch, 'dumps');
    await unpack(file, key, unpacked, null);
    const services = servicesWithDatabase();
    const before = await restoreDumps({ adminUrl, postgres: binary.postgres }, unpacked, services, timeOfNow());
    const kept = before.length > 0 ? ` What was there before is in ${before.join(', ')}.` : '';
    console.log(`Restored ${services.map(databaseOf).join(', ')}.${kept}`);
  });
}

/** Into the volume of a server that is stopped. */
async function restoreServer(file: string, { cluster, adminUrl, key, binary }: Place, log: KeptLog | null) {
  const pidFile = join(cluster, 'postmaster.pid');
  // From in here nobody sees whether that process lives: containers do not see those of others.
  if (existsSync(pidFile)) {
    throw new Error(
      `PostgreSQL runs: docker compose stop postgres. If it does not, the machine went down under it and left ${pidFile} behind: delete that first.`,
    );
  }
  const fresh = `${cluster}.restored`;
  // A restore that was ended before its end has left it.
  rmSync(fresh, { recursive: true, force: true });
  await unpack(file, key, fresh, null);
  const look = async (connect: Connect) => {
    if (adminUrl !== undefined) await tellAdminPassword(connect, adminUrl);
    return readTables(connect);
  };
  const tables = await withScratchServer(fresh, binary, look, log).catch((error: unknown) => {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  });
  const before = takePlace(fresh, cluster, '.');
  const kept = before ? ` What was there before is in ${before}.` : '';
  console.log(`Restored ${Object.keys(tables).length} tables.${kept}`);
}

/** Gives a restored superuser the password of now, by which the next start makes the logins of the services. */
export async function tellAdminPassword(connect: Connect, adminUrl: string) {
  const { username, password } = new URL(adminUrl);
  const client = await connect('postgres');
  const [role, word] = [decodeURIComponent(username), decodeURIComponent(password)];
  try {
    await client.query(`alter role ${client.escapeIdentifier(role)} password ${client.escapeLiteral(word)}`);
  } finally {
    await client.end();
  }
}

/** Calls `use` with a file that holds what comes, because a backup may be read twice. It is gone afterwards. */
export const withFileOf = (from: Readable, use: (file: string) => Promise<void>): Promise<void> =>
  inFolder('given', async (folder) => {
    const file = join(folder, 'standard-input');
    await pipeline(from, createWriteStream(file, { mode: 0o600 }));
    if (statSync(file).size === 0) throw new Error('Standard input is empty: restore < FILE, or restore FILE.');
    await use(file);
  });
