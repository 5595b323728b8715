import { existsSync, rmSync } from 'node:fs';
import { runningServer } from '../postgres/running.ts';
import { tryLock } from '../processes/lock.ts';
import { StartError } from '../commands/program.ts';
import type { DataPaths } from '../files/paths.ts';
import { isOfDumps } from './kept.core.ts';
import type { KeptLog } from './kept-log.ts';
import { unpack, withScratchServer, type ServerBinary } from './archive/scratch-server.ts';
import { readTables, type Tables } from './tables.ts';
import { takePlace } from './take-place.ts';

/** Puts the databases of a backup in the place of those of a stopped site. Those stay beside them, in `before` if there were some. */
export async function restore(
  file: string,
  {
    key,
    paths,
    binary,
    log = null,
  }: { key: string | null; paths: DataPaths; binary: ServerBinary; log?: KeptLog | null },
): Promise<{ tables: Tables; before: string | null }> {
  if (!existsSync(file)) throw new StartError(`There is no ${file}.`);
  if (isOfDumps(file)) throw new StartError(`${file} holds dumps: they are restored by the container backup.`);
  const lock = tryLock(paths.lock, 'restoring a backup');
  if (lock.kind === 'busy') {
    throw new StartError(`A site runs on ${paths.dataDir} (process ${lock.pid}).`, ['Stop it first, with Ctrl-C.']);
  }
  try {
    // A site that was killed leaves its server behind, which would go on writing into the folder that is moved away.
    const server = runningServer(paths.postgres);
    if (server) {
      throw new StartError(`PostgreSQL runs on ${paths.postgres} (process ${server.pid}).`, [
        `Stop it first: kill -INT ${server.pid}`,
      ]);
    }
    const fresh = `${paths.postgres}.restored-${process.pid}`;
    await unpack(file, key, fresh, binary.account);
    try {
      // Its recovery from the log is done here, so that what takes the place is known to start.
      const tables = await withScratchServer(fresh, binary, readTables, log);
      return { tables, before: takePlace(fresh, paths.postgres, '.before-') };
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true });
      throw error;
    }
  } finally {
    lock.release();
  }
}
