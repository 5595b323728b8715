import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import pg from 'pg';
import { noRoom } from './room.core.ts';

/** Throws when a backup of these databases would fill the disk. */
export async function checkRoom(adminUrl: string, folder: string, scratch: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  const bytes = await sizeOfDatabases(client);
  const free = async (path: string): Promise<number> => {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  };
  const problem = noRoom({
    databases: bytes,
    kept: await free(folder),
    scratch: await free(scratch),
    isSameDisk: statSync(folder).dev === statSync(scratch).dev,
  });
  if (problem !== null) throw new Error(problem);
}

async function sizeOfDatabases(client: pg.Client): Promise<number> {
  try {
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_database_size(oid)) as bytes from pg_database where has_database_privilege(oid, 'connect')`,
    );
    return Number(rows[0]?.bytes ?? 0);
  } finally {
    await client.end();
  }
}
