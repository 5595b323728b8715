import { spawn } from 'node:child_process';
import { closeSync, fchmodSync, openSync, readFileSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { endBySignals } from '../processes/end-process.ts';
import { until } from '../processes/http.ts';
import { childrenOf, processIdentity, sendSignal } from '../processes/identity.ts';
import { rotateLog } from '../processes/rotate-log.mjs';
import type { Placement } from './placement.ts';
import { probe, runningServer } from './running.ts';
import type { PostgresOptions } from './start.ts';

const MB = 2 ** 20;

/** The setting `shared_buffers`: a thirty-second of the memory (bytes), because the site runs beside it, from 128 to 512 MB. */
export const sharedBuffers = (memory: number): string =>
  `${Math.round(Math.min(512, Math.max(128, memory / 32 / MB)))}MB`;

const KILL_PATIENCE_MS = 5_000;
/** Statements that were slow or failed name what visitors wrote: nobody but owner and group reads them. */
const LOG_MODE = 0o640;

/** Bytes; a container may have less than its machine. */
function memoryHere(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // No socket: its path has a limit of about 100 characters, which a deep DATA_DIR exceeds.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: sharedBuffers(memoryHere()),
  // Short queries only: compiling them costs more than it saves.
  jit: 'off',
  // A session whose client was killed ends its statement instead of working on for nobody.
  client_connection_check_interval: '1s',
  random_page_cost: '1.1',
  log_min_duration_statement: '2000',
  // The launcher asks before the server is ready; that is no event.
  log_min_messages: 'warning',
};

/** For throw-away test data only: a power failure or a kill of the machine loses it. */
const NOT_DURABLE: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export interface Connections {
  max: number;
  /** Connections among these that only the superuser gets. */
  superuser: number;
}

type LaunchOptions = Required<Pick<PostgresOptions, 'port' | 'durable' | 'logFile' | 'connections'>>;

/** Launches the server in its own session: Ctrl-C stops the services first, and after a kill -9 the next start adopts the server. */
export function launch(placement: Placement, { port, durable, logFile, connections }: LaunchOptions) {
  rotateLog(logFile);
  const log = openSync(logFile, 'a', LOG_MODE);
  // One that an earlier version has made.
  fchmodSync(log, LOG_MODE);
  const begin = statSync(logFile).size;
  const settings = Object.entries({
    ...SETTINGS,
    ...(durable ? {} : NOT_DURABLE),
    port: String(port),
    max_connections: String(connections.max),
    superuser_reserved_connections: String(connections.superuser),
  });
  const args = ['-D', placement.cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(placement.postgres, args, {
    ...(placement.account ?? {}),
    cwd: '/',
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
  /** What it wrote to the log since it was launched. */
  return { child, output: () => readFileSync(logFile).subarray(begin).toString() };
}

/** Waits until the server answers; false when it ended or the time is over. Recovery after a crash may take long. */
export const untilReady = (cluster: string, port: number, alive: () => boolean, timeout: number): Promise<boolean> =>
  until(async () => (await probe(cluster, port)) === 'ready', timeout, alive);

/** Kills a server that does not answer, with all its processes. `startedAt` guards against a number that was given out again. */
export async function killServer(pid: number, startedAt: string): Promise<void> {
  if (processIdentity(pid)?.startedAt !== startedAt) return;
  // First it is kept from making more of them. Without their postmaster they would end by themselves, unless they hang too.
  sendSignal(pid, 'SIGSTOP');
  const family = [pid, ...childrenOf(pid)].map((one) => ({ pid: one, startedAt: processIdentity(one)?.startedAt }));
  const left = () => family.filter((one) => one.startedAt && processIdentity(one.pid)?.startedAt === one.startedAt);
  for (const one of left()) sendSignal(one.pid, 'SIGKILL');
  for (const end = Date.now() + KILL_PATIENCE_MS; left().length > 0 && Date.now() < end;) await delay(20);
}

/** Fast shutdown: sessions are ended, everything is written. Immediate when that takes too long, by force when it hangs. */
export async function stopServer(cluster: string): Promise<void> {
  const server = runningServer(cluster);
  if (!server) return;
  const startedAt = processIdentity(server.pid)?.startedAt;
  if (startedAt === undefined) return;
  await endBySignals(server.pid, startedAt, { SIGINT: 20_000, SIGQUIT: 5_000 });
  await killServer(server.pid, startedAt);
}
