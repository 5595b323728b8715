import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { connected } from '../../databases/ask.ts';
import type { Account } from '../../postgres/placement.ts';
import { askToFollow, followingSettings, keepHistories, whyNotReached, type KeptLog } from '../kept-log.ts';
import { unseal } from './seal.ts';

export interface ServerBinary {
  /** The program `postgres`. */
  postgres: string;
  account: Account | null;
}

const READY_WITHIN_MS = 120_000;

/** Unpacks a backup into a folder that is not there yet. Nothing of it stays when the backup is damaged. */
export async function unpack(file: string, key: string | null, folder: string, account: Account | null): Promise<void> {
  // On a volume that is new nothing is above it yet.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    const { from, done } = unseal(file, key);
    // To the end of what comes: whoever leaves once the archive has ended breaks the pipe of who still writes what is behind it.
    const tar = spawn('tar', ['--extract', '--ignore-zeros', '--file=-', '--directory', folder], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    tar.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const exit = once(tar, 'exit');
    const results = await Promise.allSettled([done, pipeline(from, tar.stdin)]);
    const [code] = (await exit) as [number];
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    if (code !== 0) throw new Error(`tar could not unpack ${file}: ${said.trim()}`);
    if (account) own(folder, account);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** A server on an unpacked backup, by a socket that only this process reaches. With `log` the backup is first brought forward. */
export async function withScratchServer<T>(
  cluster: string,
  { postgres, account }: ServerBinary,
  look: (connect: (database: string) => Promise<pg.Client>) => Promise<T>,
  log: KeptLog | null = null,
): Promise<T> {
  if (log) askToFollow(cluster, log, account);
  const sockets = mkdtempSync(join(tmpdir(), 'lawdex-scratch-'));
  const hba = join(sockets, 'pg_hba.conf');
  writeFileSync(hba, 'local all all trust\n');
  if (account) own(sockets, account);
  const settings = [
    `hba_file=${hba}`,
    `unix_socket_directories=${sockets}`,
    'listen_addresses=',
    'fsync=off',
    'jit=off',
    // Its log is not the site's, and would be kept under the same names.
    'archive_mode=off',
    ...(log ? followingSettings(log) : []),
  ];
  const args = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(postgres, args, {
    cwd: '/',
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(account ?? {}),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const connect = (database: string) => connected({ host: sockets, user: 'lawdex_admin', database });
  const exit = once(child, 'exit');
  try {
    // A long log takes as long as it takes.
    const end = performance.now() + (log ? Infinity : READY_WITHIN_MS);
    for (;;) {
      const client = await connect('postgres').catch(() => null);
      await client?.end();
      if (client) break;
      if (child.exitCode !== null || performance.now() > end) {
        throw (log && whyNotReached(said, log)) ?? new Error(`The backup does not start:\n${said.slice(-2000)}`);
      }
      await delay(100);
    }
    const seen = await look(connect);
    if (log) keepHistories(cluster, log, account);
    return seen;
  } finally {
    if (child.exitCode === null) child.kill('SIGINT');
    await exit;
    rmSync(sockets, { recursive: true, force: true });
  }
}

function own(path: string, { uid, gid }: Account): void {
  chownSync(path, uid, gid);
  chmodSync(path, path.endsWith('.conf') ? 0o600 : 0o700);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) own(inside, { uid, gid });
    else chownSync(inside, uid, gid);
  }
}
