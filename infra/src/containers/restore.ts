import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tellAdminPassword } from '../backup/admin-password.ts';
import { unpack, withScratchServer, type ServerBinary } from '../backup/archive/scratch-server.ts';
import { restoreDumps } from '../backup/dumps/restore-dumps.ts';
import type { KeptLog } from '../backup/kept-log.ts';
import { readTables } from '../backup/tables.ts';
import { takePlace, timeOfNow } from '../backup/take-place.ts';
import { inFolder } from '../files/temporary-folder.ts';
import { databaseOf } from '../services/names.core.ts';
import { servicesWithDatabase } from './services-file.ts';

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
  const look = async (connect: Parameters<typeof readTables>[0]) => {
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
