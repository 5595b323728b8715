import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { processIdentity } from '../processes/identity.ts';
import { adminPassword, SUPERUSER } from './cluster.ts';

/** A number that no process can have: PostgreSQL takes the file for stale, but still checks its shared memory. */
const NOBODY = 99_999_999;

/** Reads `postmaster.pid`: pid, data folder, start time, port, socket folder, address, shared memory, status. */
export function parsePostmasterPid(text: string) {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, dataDir: lines[1] ?? '', port: Number(lines[3] ?? 0), status: lines[7] ?? '' };
}

/** The same file without its owner, but with the shared memory key, by which a new server notices sessions of a killed one. */
export function disown(text: string): string {
  return [String(NOBODY), ...text.split('\n').slice(1)].join('\n');
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

export function adminUrl(cluster: string, port: number): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(adminPassword(cluster))}@127.0.0.1:${port}/postgres`;
}

/** The server that works on this cluster now, ready or not. A leftover file of a dead one counts as none. */
export function runningServer(cluster: string) {
  const found = readPidFile(cluster);
  return found && isPostgres(found.pid) ? found : null;
}

/** Disowns the file of a server that is gone, even if its number was given out again. Only call it while holding the start lock. */
export function disownStalePidFile(cluster: string): void {
  const found = readPidFile(cluster);
  if (!found || isPostgres(found.pid)) return;
  const text = readFileSync(pidFile(cluster), 'utf8');
  writeFileSync(pidFile(cluster), disown(text));
}

/** `silent`: nobody is there, or somebody who hangs. `busy`: it answers that it cannot serve now, as after a crash. */
export type ServerState = 'ready' | 'busy' | 'silent' | 'other';

/** `ready` only when this very cluster answers a new connection: a server that hangs may still serve those that it has. */
export async function probe(cluster: string, port: number, timeoutMs = 3_000): Promise<ServerState> {
  const client = new pg.Client({
    connectionString: adminUrl(cluster, port),
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    return realpathSync(rows[0]?.folder ?? '/') === realpathSync(cluster) ? 'ready' : 'other';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'silent';
    // 28P01, 28000: somebody else's server. Others: starting up, recovering, shutting down, no slot left.
    return error.code === '28P01' || error.code === '28000' ? 'other' : 'busy';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readPidFile(cluster: string) {
  try {
    return parsePostmasterPid(readFileSync(pidFile(cluster), 'utf8'));
  } catch {
    return null;
  }
}

const isPostgres = (pid: number): boolean => processIdentity(pid)?.command.startsWith('postgres') === true;
