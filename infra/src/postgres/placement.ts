import fs from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { copyBinaries, executable, findBinaries, hydrateSymlinks, type Binaries } from './binaries.ts';
import { StartError } from '../commands/program.ts';

/** Where root puts what the unprivileged server must reach when the repository is closed to it. */
const SHARED_FOLDER = '/var/lib/lawdex';

export type Placement = ReturnType<typeof place>;

/** Decides who runs the server, from which binaries and in which folder (`dataDir` itself, or where a link there leads), so that all three fit together. */
export function place(dataDir: string, log: (line: string) => void) {
  fs.mkdirSync(dirname(dataDir), { recursive: true });
  const account = serverAccount(dataDir);
  const binaries = placeBinaries(account, dataDir, log);
  const cluster = placeCluster(account, dataDir, log);
  return { account, binaries, postgres: executable(binaries, 'postgres'), cluster };
}

function placeBinaries(account: Account | null, dataDir: string, log: (line: string) => void): Binaries {
  const installed = findBinaries();
  const complete = hydrateSymlinks(installed.root);
  if (complete && usable(account, installed)) return installed;
  const into = account ? SHARED_FOLDER : dirname(dataDir);
  log(
    `copying the PostgreSQL binaries to ${into}, since ${complete ? 'its user cannot reach' : 'nobody can complete'} ${installed.root}`,
  );
  return copyBinaries(installed, into);
}

function usable(account: Account | null, binaries: Binaries): boolean {
  const native = join(binaries.root, 'native');
  if (!account) {
    try {
      fs.accessSync(executable(binaries, 'postgres'), fs.constants.X_OK);
      return true;
    } catch {
      return false;
    }
  }
  return (
    reaches(account, executable(binaries, 'postgres'), 5) &&
    reaches(account, join(native, 'lib'), 5) &&
    reaches(account, join(native, 'share', 'postgresql', 'postgres.bki'), 4)
  );
}

function placeCluster(account: Account | null, dataDir: string, log: (line: string) => void): string {
  const existing = fs.lstatSync(dataDir, { throwIfNoEntry: false });
  // Our own link is made before the cluster exists, so it may lead to nothing yet.
  if (existing?.isSymbolicLink()) return resolve(dirname(dataDir), fs.readlinkSync(dataDir));
  if (reaches(account, dirname(dataDir), 1)) return dataDir;
  if (existing && fs.readdirSync(dataDir).length > 0) {
    throw new StartError(`The database in ${dataDir} cannot be reached by the user that has to run PostgreSQL.`, [
      'Start Lawdex as the user that owns it, or open the folders above it: chmod o+x on each of them.',
    ]);
  }
  // A repository below root's own home is the usual case: the server may not walk through it.
  const elsewhere = join(SHARED_FOLDER, `cluster-${randomUUID()}`);
  fs.mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  if (!reaches(account, SHARED_FOLDER, 1)) {
    throw new StartError(
      `PostgreSQL does not run as root, and its user can reach neither ${dataDir} nor ${SHARED_FOLDER}.`,
      ['Set DATA_DIR to a folder that every user can enter, or start Lawdex as an ordinary user.'],
    );
  }
  fs.symlinkSync(elsewhere, dataDir);
  log(`the database is kept in ${elsewhere}, since the user that runs PostgreSQL cannot reach ${dataDir}`);
  return elsewhere;
}

/** The account that runs PostgreSQL: the owner of the data, `postgres` or `nobody`; null when we are not root, which it refuses. */
function serverAccount(dataDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = fs.statSync(dataDir, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  for (const name of ['postgres', 'nobody']) {
    const account = lookUp(name);
    if (account) return account;
  }
  throw new StartError('PostgreSQL refuses to run as root, and there is neither a user `postgres` nor `nobody`.', [
    'Start Lawdex as an ordinary user, or create one: useradd --system postgres',
  ]);
}

function lookUp(name: string): Account | null {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }).trim());
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

/** Whether the account can walk to the path and has the permission bits there. */
function reaches(account: Account | null, path: string, bits: number): boolean {
  if (!account) return true;
  try {
    const target = fs.realpathSync(path);
    if (!mayUse(account, fs.statSync(target), bits)) return false;
    for (let folder = dirname(target); ; folder = dirname(folder)) {
      if (!mayUse(account, fs.statSync(folder), 1)) return false;
      if (folder === dirname(folder)) return true;
    }
  } catch {
    return false;
  }
}

export interface Account {
  uid: number;
  gid: number;
}

/** Whether an account (not root) has these permission bits: 4 read, 2 write, 1 enter or run. */
export function mayUse(account: Account, entry: Account & { mode: number }, bits: number): boolean {
  if (entry.uid === account.uid) return ((entry.mode >> 6) & bits) === bits;
  if (entry.gid === account.gid) return ((entry.mode >> 3) & bits) === bits;
  return (entry.mode & bits) === bits;
}
