import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { processIdentity } from '../processes/identity.ts';
import { adminPassword, SUPERUSER } from './cluster.ts';
import { disown, parsePostmasterPid } from './postmaster-pid.core.ts';
import type { PostmasterPid } from './postmaster-pid.core.ts';

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

export function adminUrl(cluster: string, port: number): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(adminPassword(cluster))}@127.0.0.1:${port}/postgres`;
}

/** The server that works on this cluster now, ready or not. A leftover file of a dead one counts as none. */
export function runningServer(cluster: string): PostmasterPid | null {
  const found = readPidFile(cluster);
  return found && isPostgres(found.pid) ? found : null;
}

/**
 * After a kill -9 or a reboot the file may name a process that is gone, or another one that got the same number.
 * Only call it while holding the start lock.
 */
export function disownStalePidFile(cluster: string): void {
  const found = readPidFile(cluster);
  if (!found || isPostgres(found.pid)) return;
  const text = readFileSync(pidFile(cluster), 'utf8');
  writeFileSync(pidFile(cluster), disown(text));
}

/** `ready` only when this very cluster answers on the port. */
export async function probe(cluster: string, port: number): Promise<'ready' | 'starting' | 'absent' | 'other'> {
  const client = new pg.Client({ connectionString: adminUrl(cluster, port), connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    return realpathSync(rows[0]?.folder ?? '/') === realpathSync(cluster) ? 'ready' : 'other';
  } catch (error) {
    const code = (error as { code?: string }).code;
    // 57P03: starting up, recovering or shutting down. 28P01: somebody else's server.
    if (code === '57P03') return 'starting';
    return code === '28P01' || code === '28000' ? 'other' : 'absent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readPidFile(cluster: string): PostmasterPid | null {
  try {
    return parsePostmasterPid(readFileSync(pidFile(cluster), 'utf8'));
  } catch {
    return null;
  }
}

const isPostgres = (pid: number): boolean => processIdentity(pid)?.command.startsWith('postgres') === true;
