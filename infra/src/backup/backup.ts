import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statfs } from 'node:fs/promises';
import { ask } from '../databases/ask.ts';
import { inFolder } from '../files/temporary-folder.ts';
import { writeBaseBackup } from './archive/base-backup.ts';
import { writeDumps } from './dumps/dumps.ts';
import { backupName, isOfDumps, tooOld } from './kept.core.ts';
import { readDumps } from './dumps/restore-dumps.ts';
import { sealInto } from './archive/seal.ts';
import { unpack, withScratchServer, type ServerBinary } from './archive/scratch-server.ts';
import { readTables, type Tables } from './tables.ts';

export interface BackupOptions {
  adminUrl: string;
  folder: string;
  /** Encrypts with it; null leaves the backup as readable as its folder. */
  key: string | null;
  /** How many stay. */
  kept: number;
  binary: ServerBinary;
  /** These databases are dumped one by one, on a server that does not let its admin copy it as a whole. */
  dumped?: readonly string[] | undefined;
}

/** Makes a backup, restores it into a scratch server, from which `tables` are read, and only then lets an old one go. */
export async function makeBackup({ adminUrl, folder, key, kept, binary, dumped }: BackupOptions) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await checkRoom(adminUrl, folder, tmpdir());
  const file = join(folder, backupName(new Date(), { isSealed: key !== null, isDumps: dumped !== undefined }));
  const unfinished = `${file}.new`;
  try {
    const { to, done } = sealInto(unfinished, key);
    const written = dumped ? writeDumps(adminUrl, dumped, binary.postgres, to) : writeBaseBackup(adminUrl, to);
    // A stream that failed is destroyed, because otherwise the file on the disk would be waited for without end.
    await Promise.all([written.catch((error: unknown) => to.destroy(error as Error)), done]);
    const tables = await readBackup(unfinished, key, binary);
    renameSync(unfinished, file);
    const removed = tooOld(readdirSync(folder), kept);
    for (const name of removed) rmSync(join(folder, name));
    return { file, bytes: statSync(file).size, tables, removed };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Every row of a backup, from a server that was started on it. */
export async function readBackup(file: string, key: string | null, binary: ServerBinary): Promise<Tables> {
  return inFolder('verify', async (scratch) => {
    // As root, the server runs under another account, which has to get in.
    chmodSync(scratch, 0o755);
    const cluster = join(scratch, 'cluster');
    await unpack(file, key, cluster, binary.account);
    return isOfDumps(file) ? readDumps(cluster, binary) : withScratchServer(cluster, binary, readTables);
  });
}

/** Throws when a backup of these databases would fill the disk. */
async function checkRoom(adminUrl: string, folder: string, scratch: string): Promise<void> {
  const [size] = await ask<{ bytes: string | null }>(
    adminUrl,
    `select sum(pg_database_size(oid)) as bytes from pg_database where has_database_privilege(oid, 'connect')`,
  );
  const free = async (path: string): Promise<number> => {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  };
  const problem = noRoom({
    databases: Number(size?.bytes ?? 0),
    kept: await free(folder),
    scratch: await free(scratch),
    isSameDisk: statSync(folder).dev === statSync(scratch).dev,
  });
  if (problem !== null) throw new Error(problem);
}

interface Room {
  /** Bytes of all databases together. */
  databases: number;
  /** Free where backups are kept, and where they are unpacked to be tried. */
  kept: number;
  scratch: number;
  /** Whether both are one disk. */
  isSameDisk: boolean;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en-US')} MB`;

/** The reason why there is no room for a backup, or null. It is unpacked once more to be tried, maybe on PostgreSQL's own disk. */
export function noRoom({ databases, kept, scratch, isSameDisk }: Room): string | null {
  const needed = isSameDisk ? 2 * databases : databases;
  const free = isSameDisk ? kept : Math.min(kept, scratch);
  if (free >= needed) return null;
  return `There is no room for a backup: it may take ${megabytes(needed)}, and ${megabytes(free)} are free. Nothing was made or removed.`;
}
