import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { executable } from './binaries.ts';
import { StartError } from '../commands/program.ts';
import type { Placement } from './placement.ts';

export const SUPERUSER = 'lawdex_admin';
const PASSWORD_FILE = 'lawdex-admin.password';
const FRESH = '.new-';

export const clusterExists = (cluster: string): boolean => fs.existsSync(join(cluster, 'PG_VERSION'));

/** The superuser's password; it was made with the cluster and lies inside it, readable by its owner only. */
export function adminPassword(cluster: string): string {
  try {
    return fs.readFileSync(join(cluster, PASSWORD_FILE), 'utf8').trim();
  } catch (cause) {
    throw new StartError(
      `The password of the database in ${cluster} cannot be read.`,
      ['Start Lawdex as the user that created the folder, or remove the folder to begin anew.'],
      { cause },
    );
  }
}

/** Makes a cluster beside its place and moves it there as a whole: neither a kill nor a second first start leaves half a database. */
export async function createCluster(placement: Placement, durable: boolean): Promise<void> {
  const { account, cluster } = placement;
  const fresh = `${cluster}${FRESH}${randomUUID()}`;
  const passwordFile = `${fresh}.password`;
  const password = randomBytes(24).toString('base64url');
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 });
  try {
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (account) for (const path of [fresh, passwordFile]) fs.chownSync(path, account.uid, account.gid);
    await initdb(placement, fresh, passwordFile, durable);
    fs.renameSync(passwordFile, join(fresh, PASSWORD_FILE));
    if (!clusterExists(cluster)) moveInto(fresh, cluster);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
    fs.rmSync(passwordFile, { force: true });
  }
}

/** Removes the remains of first starts that were killed. Only call it while holding the start lock. */
export function removeUnfinished(cluster: string): void {
  const prefix = `${basename(cluster)}${FRESH}`;
  if (!fs.existsSync(dirname(cluster))) return;
  for (const name of fs.readdirSync(dirname(cluster))) {
    if (name.startsWith(prefix)) fs.rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

function moveInto(fresh: string, cluster: string): void {
  try {
    fs.renameSync(fresh, cluster);
  } catch (cause) {
    if (clusterExists(cluster)) return;
    throw new StartError(`${cluster} is not empty and holds no database.`, ['Remove it or choose another DATA_DIR.'], {
      cause,
    });
  }
  fs.chmodSync(cluster, 0o700);
}

function initdb(placement: Placement, folder: string, passwordFile: string, durable: boolean): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order and case rules on every machine, whatever its C library or ICU say.
    '--locale-provider=builtin',
    ...(process.platform === 'darwin' ? ['--locale=en_US.UTF-8', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']),
    ...(durable ? [] : ['--no-sync']),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(executable(placement.binaries, 'initdb'), args, {
      ...(placement.account ?? {}),
      cwd: '/',
      env: { PATH: process.env['PATH'], TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (cause) => reject(cannotRun(cause)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      reject(new StartError(`initdb failed (${signal ?? `exit code ${code}`}):\n${output.trim()}`));
    });
  });
}

const ROOT_STAYS = 'This environment does not let root become another user. Start Lawdex as an ordinary user.';
const ADVICE: Readonly<Record<string, string>> = {
  EPERM: ROOT_STAYS,
  EINVAL: ROOT_STAYS,
  ENOENT:
    'The binaries need glibc; on Alpine, run PostgreSQL yourself and set DIRECTORY_DATABASE_URL and SEARCH_DATABASE_URL.',
};

function cannotRun(cause: Error): StartError {
  const advice = ADVICE[(cause as NodeJS.ErrnoException).code ?? ''];
  return new StartError(`PostgreSQL's binaries cannot be run here: ${cause.message}`, advice ? [advice] : [], {
    cause,
  });
}
