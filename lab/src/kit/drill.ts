import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '@lawdex/infra/postgres';
import { explain, freePort, onEnd, processIdentity, ROOT, SiteProcess } from '@lawdex/infra/testing';
import { Findings } from './findings.ts';
import type { Promised } from './findings.ts';
import { machine, writeFigures } from './figures.ts';
import { say } from './site.ts';

/** Options of every drill. */
export const COMMON_OPTIONS = {
  /** Writes the figures into docs/RELIABILITY.md. */
  record: { type: 'boolean', default: false },
  /** Another checkout of Lawdex than this one. */
  checkout: { type: 'string', default: ROOT },
} as const;

export interface DrillOptions<Name extends string> {
  /** As it is typed behind `npm run lab --`. */
  name: string;
  promises: Readonly<Record<Name, Promised>>;
  options: { record: boolean; checkout: string };
  /** More environment for npm start, of which some may name its folder. */
  env?: (dataDir: string) => Record<string, string>;
  /** Its data lie on a disk of so many megabytes, where one can be mounted. */
  diskMegabytes?: number;
}

export interface Trial<Name extends string> {
  site: SiteProcess;
  findings: Findings<Name>;
  origin: string;
  port: number;
  dataDir: string;
  /** Null where none can be mounted, or none was wanted. */
  disk: SmallDisk | null;
  /** Is called when all is over, also after Ctrl-C. */
  atEnd(cleanUp: () => unknown): void;
}

/**
 * Gives an experiment a site of its own, prints what was seen of each promise below the tables that it answers, and ends the process: with 0
 * when every promise was kept.
 */
export async function drill<Name extends string>(
  { name, promises, options, env, diskMegabytes }: DrillOptions<Name>,
  run: (trial: Trial<Name>) => Promise<string | void>,
): Promise<never> {
  if (process.platform !== 'linux') throw new Error('What happens to a site is read from /proc, which only Linux has.');
  const root = resolve(options.checkout);
  const dataDir = mkdtempSync(join(tmpdir(), 'lawdex-lab-'));
  // As root, PostgreSQL runs under another account, which has to get in.
  chmodSync(dataDir, 0o755);
  const disk = diskMegabytes === undefined ? null : mountSmallDisk(dataDir, diskMegabytes);
  const port = await freePort();
  // The visitors come from one machine, and say in X-Forwarded-For who they are.
  const variables = { TRUSTED_PROXIES: '127.0.0.1,::1', ...env?.(dataDir) };
  const site = new SiteProcess({ dataDir, port, root, env: variables });
  const ends: (() => unknown)[] = [];
  const cleanUp = async () => {
    disk?.free();
    // Visitors and writers end when they are told, or when the site does.
    await Promise.race([Promise.all(ends.map((end) => end())), site.stop()]);
    await site.stop();
    // A start that was killed leaves its server to be adopted; nobody will.
    await startPostgres({ dataDir: join(dataDir, 'postgres') }).then((server) => server.stop());
    disk?.unmount();
    rmSync(dataDir, { recursive: true, force: true });
  };
  onEnd(() => void cleanUp().finally(() => process.exit(130)));
  const findings = new Findings(promises, say);
  let hasEnded = false;
  let tables = '';
  try {
    say(`Starting a site for ${name}`);
    await site.start();
    const atEnd = (end: () => unknown) => void ends.push(end);
    tables = (await run({ site, findings, origin: `http://localhost:${port}`, port, dataDir, disk, atEnd })) ?? '';
    hasEnded = true;
  } catch (error) {
    say(site.output);
    say(explain(error));
  } finally {
    await cleanUp();
  }
  const report = [tables, findings.report].filter(Boolean).join('\n\n');
  say(`\n${report}`);
  if (!hasEnded) say('The drill did not run to its end.');
  else if (options.record) await writeFigures('docs/RELIABILITY.md', name, `${machine()}.\n\n${report}`, root);
  process.exit(hasEnded && findings.hold ? 0 : 1);
}

/** Whether a process of the site has made room for another one. */
export function isReplaced(site: SiteProcess, name: string, victim: number): boolean {
  const successor = site.pidOf(name);
  return successor !== victim && processIdentity(successor) !== null;
}

const CHUNK = Buffer.alloc(1024 * 1024);

/** A folder of its own size, so that it can be filled without filling the machine's disk. Mounting needs root, and Linux. */
export interface SmallDisk {
  /** Writes until nothing more goes in, in ever smaller pieces. */
  fill(): void;
  free(): void;
  unmount(): void;
}

/** Null where it cannot be had: a container's root may not mount either. */
function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  if (process.getuid?.() !== 0) return null;
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'lawdex-drill', folder];
  try {
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch {
    return null;
  }
  chmodSync(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    fill: () => {
      const file = openSync(filler, 'a');
      for (let size = CHUNK.length; size >= 1;) {
        try {
          writeSync(file, CHUNK, 0, size);
        } catch {
          size = Math.floor(size / 4);
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
}
