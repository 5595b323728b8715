import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '../files/temporary-folder.ts';
import { startPostgres, type RunningPostgres } from './start.ts';

/** A server for one test run, without fsync. When the run is killed, a guard at the other end of a pipe ends it and its folder. */
export async function startTemporaryPostgres(): Promise<RunningPostgres> {
  const folder = openFolder('pg');
  const server = await startPostgres({ dataDir: join(folder, 'data'), durable: false });
  const script =
    'cat >/dev/null; kill -INT "$1" 2>/dev/null; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; rm -rf "$2"';
  const guard = spawn('sh', ['-c', script, 'sh', String(server.pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  guard.unref();
  const pipe = guard.stdin as typeof guard.stdin & { unref?(): void };
  pipe.unref?.();
  return {
    ...server,
    stop: async () => {
      await server.stop();
      pipe.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
