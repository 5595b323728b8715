import { setTimeout as delay } from 'node:timers/promises';
import { resolve } from 'node:path';
import { freePort, portIsFree } from '../processes/free-port.ts';
import { processIdentity } from '../processes/identity.ts';
import { tryLock } from '../processes/lock.ts';
import { clusterExists, createCluster, removeUnfinished } from './cluster.ts';
import { StartError } from '../commands/program.ts';
import { place, type Placement } from './placement.ts';
import { adminUrl, disownStalePidFile, probe, runningServer } from './running.ts';
import { killServer, launch, stopServer, untilReady, type Connections } from './server.ts';

export interface PostgresOptions {
  /** Folder of the cluster; made when it does not exist. */
  dataDir: string;
  /** A fixed port; without it a free one is chosen at every start. */
  port?: number;
  /** False: no fsync. For tests whose data may be lost. */
  durable?: boolean;
  /** Where the server logs to; default `{dataDir}.log`. */
  logFile?: string;
  /** 120 unless told, 8 of them for the superuser. */
  connections?: Connections;
  /** Progress, one line at a time. */
  log?: (line: string) => void;
}

export type RunningPostgres = ReturnType<typeof handle>;

const LOCK_PATIENCE = 120_000;
const READY_PATIENCE = 180_000;
const ATTEMPTS = 60;
const CONNECTIONS: Connections = { max: 120, superuser: 8 };
/** Questions to a server that is to be adopted, and how long each is open. */
const SILENT_AFTER = 5;
const ASK_MS = 2_000;

/** Adopts the server of a folder, or creates, recovers and starts it; safe in several processes at once. Throws StartError. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => undefined);
  const dataDir = resolve(options.dataDir);
  const release = await startLock(`${dataDir}.lock`);
  try {
    const placement = place(dataDir, log);
    const adopted = await adopt(placement, log);
    if (adopted) return adopted;
    removeUnfinished(placement.cluster);
    if (!clusterExists(placement.cluster)) {
      log('creating the database cluster');
      await createCluster(placement, options.durable ?? true);
    }
    return await bringUp(placement, { ...options, dataDir, log });
  } finally {
    release();
  }
}

async function startLock(file: string): Promise<() => void> {
  const end = Date.now() + LOCK_PATIENCE;
  for (;;) {
    const outcome = tryLock(file);
    if (outcome.kind === 'held') return outcome.release;
    if (Date.now() > end) {
      throw new StartError(`Process ${outcome.pid} has been starting PostgreSQL for ${LOCK_PATIENCE / 1000} s.`, [
        `End process ${outcome.pid} and start again.`,
      ]);
    }
    await delay(50);
  }
}

async function adopt(placement: Placement, log: (line: string) => void): Promise<RunningPostgres | null> {
  const server = runningServer(placement.cluster);
  if (!server) return null;
  log(`a PostgreSQL server is running on this data already (process ${server.pid})`);
  const alive = () => runningServer(placement.cluster)?.pid === server.pid;
  const found = handle(placement, server.port, server.pid, true);
  if (await hangs(found, alive)) {
    log('it does not answer and is replaced');
    await found.kill();
    return null;
  }
  const ready = await untilReady(placement.cluster, server.port, alive, READY_PATIENCE);
  if (ready) return found;
  if (!alive()) return null;
  const state = await probe(placement.cluster, server.port);
  throw new StartError(
    `PostgreSQL (process ${server.pid}) runs on ${placement.cluster} but does not answer (${state}).`,
    [`Stop it with: kill -INT ${server.pid}`],
  );
}

/** Recovery may take minutes and says so; a server that says nothing at all, asked again and again, has been stopped. */
async function hangs(server: RunningPostgres, alive: () => boolean): Promise<boolean> {
  for (let asked = 0; asked < SILENT_AFTER && alive(); asked += 1) {
    const began = performance.now();
    if (await server.answers(ASK_MS)) return false;
    await delay(Math.max(0, ASK_MS - (performance.now() - began)));
  }
  return alive();
}

async function bringUp(placement: Placement, options: PostgresOptions & { dataDir: string }): Promise<RunningPostgres> {
  const log = options.log ?? (() => undefined);
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (options.port && !(await portIsFree(options.port))) throw portTaken(options.port);
    const port = options.port ?? (await freePort());
    disownStalePidFile(placement.cluster);
    const server = launch(placement, {
      port,
      durable: options.durable ?? true,
      logFile: options.logFile ?? `${options.dataDir}.log`,
      connections: options.connections ?? CONNECTIONS,
    });
    const alive = () =>
      server.child.pid !== undefined && server.child.exitCode === null && server.child.signalCode === null;
    if (await untilReady(placement.cluster, port, alive, READY_PATIENCE)) {
      return handle(placement, port, server.child.pid ?? 0, false);
    }
    reason = server.output().trim();
    if (!isPassing(reason)) break;
    if (attempt === 0) log('waiting for what a killed server left behind');
    await delay(250);
  }
  throw new StartError(`PostgreSQL did not start:\n${reason.split('\n').slice(-12).join('\n')}`, advice(reason));
}

/** Passes by itself: sessions of a killed server that still end, or a free port that another process got first. */
const isPassing = (output: string): boolean =>
  /pre-existing shared memory block|lock file "postmaster.pid" already exists|could not bind|Address already in use/i.test(
    output,
  );

function advice(output: string): string[] {
  if (/incompatible with server|initialized by PostgreSQL version/.test(output)) {
    return ['The data was made by another PostgreSQL version: dump and restore it, or choose another DATA_DIR.'];
  }
  if (/No space left/.test(output)) return ['The disk is full.'];
  if (/Permission denied/.test(output)) return ['Start Lawdex as the user that owns the data folder.'];
  return [];
}

const portTaken = (port: number) =>
  new StartError(`Port ${port} for PostgreSQL is taken.`, ['Choose another one, or none to get a free one.']);

/** `adopted`: a server was running already (of another process, or one that outlived its own). */
function handle(placement: Placement, port: number, pid: number, adopted: boolean) {
  const startedAt = processIdentity(pid)?.startedAt ?? '';
  return {
    ...{ port, pid, adopted },
    /** Connection of the superuser to the database `postgres`. */
    adminUrl: adminUrl(placement.cluster, port),
    /** Whether it says anything to a new connection, if only that it is busy. */
    answers: async (timeoutMs: number) => (await probe(placement.cluster, port, timeoutMs)) !== 'silent',
    stop: () => stopServer(placement.cluster),
    /** Ends it by force, because it does not answer. */
    kill: () => killServer(pid, startedAt),
  };
}
