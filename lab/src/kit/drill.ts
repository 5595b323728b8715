import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@lawdex/infra/postgres';
import { explain, processIdentity, ROOT, type SiteProcess } from '@lawdex/infra/testing';
import { Readers, type ReadersOptions } from './readers.ts';
import { Findings, PROMISES } from './findings.ts';
import { machine, writeFigures } from './figures.ts';
import { optionsOf } from './options.ts';
import { atEnd, end, newFolder, newSite, say } from './site.ts';
import { Writers } from './writers.ts';

type Drills = typeof PROMISES;
export type Promised<Name extends keyof Drills> = keyof Drills[Name] & string;

export interface DrillOptions<Name extends keyof Drills> {
  /** As it is typed behind `npm run lab --`. */
  name: Name;
  /** Fictional firms of its site. */
  firms: number;
  /** More environment for npm start, of which some may name its folder. */
  env?: (dataDir: string) => Record<string, string>;
  /** Its data lie on a disk of so many megabytes, where one can be mounted. */
  diskMegabytes?: number;
}

export interface DrillSite<Name extends keyof Drills> {
  site: SiteProcess;
  findings: Findings<Promised<Name>>;
  origin: string;
  port: number;
  dataDir: string;
  /** Null where none can be mounted, or none was wanted. */
  disk: SmallDisk | null;
  /** Answers whether another process has taken the place of the one that has this name now. */
  successor(process: string): () => boolean;
  /** The same, after a kill -9. */
  kill(process: string): () => boolean;
  /** Answers which of these processes have ended since. */
  watch(names: readonly string[]): () => string[];
  /** They write and come until the drill ends, or they are stopped. */
  writers(businesses: readonly { id: string }[], count: number): Writers;
  readers(options: Omit<ReadersOptions, 'origin'>): Readers;
}

/** Gives an experiment a site of its own, and prints what was seen of each promise below the tables that it answers. The process ends with 0 when every promise was kept. */
export async function drill<Name extends keyof Drills>(
  { name, firms, env, diskMegabytes }: DrillOptions<Name>,
  run: (drilled: DrillSite<Name>) => Promise<string | void>,
): Promise<void> {
  if (process.platform !== 'linux') throw new Error('What happens to a site is read from /proc, which only Linux has.');
  const { record = false }: { record?: boolean } = optionsOf(name);
  const dataDir = newFolder();
  const disk = diskMegabytes === undefined ? null : mountSmallDisk(dataDir, diskMegabytes);
  // The visitors come from one machine, and say in X-Forwarded-For who they are.
  const variables = { TRUSTED_PROXIES: '127.0.0.1,::1', DEMO_FIRMS: String(firms), ...env?.(dataDir) };
  const { site, port, origin } = await newSite(dataDir, ROOT, variables);
  const people: { stop(): unknown }[] = [];
  atEnd(async () => {
    disk?.free();
    // Visitors and writers end when they are told, or when the site does.
    await Promise.race([Promise.all(people.map((one) => one.stop())), site.stop()]);
    await site.stop();
    // A start that was killed leaves its server to be adopted; nobody will.
    await startPostgres({ dataDir: join(dataDir, 'postgres') }).then((server) => server.stop());
    disk?.unmount();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const untilEnd = <T extends { stop(): unknown }>(one: T): T => {
    people.push(one);
    return one;
  };
  const successor = (process: string) => {
    const before = site.pidOf(process);
    return () => site.pidOf(process) !== before && processIdentity(site.pidOf(process)) !== null;
  };
  const findings = new Findings(PROMISES[name], say);
  let hasEnded = false;
  let tables = '';
  try {
    say(`Starting a site for ${name}`);
    await site.start();
    const ran = await run({
      ...{ site, findings, origin, port, dataDir, disk },
      successor,
      kill: (victim) => {
        const isBack = successor(victim);
        process.kill(site.pidOf(victim), 'SIGKILL');
        return isBack;
      },
      watch: (names) => {
        const before = names.map((one) => site.pidOf(one));
        return () => names.filter((one, index) => site.pidOf(one) !== before[index]);
      },
      writers: (businesses, count) => untilEnd(new Writers(origin, businesses, count)),
      readers: (reading) => untilEnd(new Readers({ origin, ...reading })),
    });
    tables = ran ?? '';
    hasEnded = true;
  } catch (error) {
    say(site.output);
    say(explain(error));
  }
  await end();
  const report = [tables, findings.report].filter(Boolean).join('\n\n');
  say(`\n${report}`);
  if (!hasEnded) say('The drill did not run to its end.');
  else if (record) await writeFigures('docs/RELIABILITY.md', name, `${machine()}.\n\n${report}`);
  process.exitCode = hasEnded && findings.hold ? 0 : 1;
}

/** A folder of its own size, so that it can be filled without filling the machine's disk. Mounting needs root, and Linux. */
export interface SmallDisk {
  fill(): void;
  free(): void;
  unmount(): void;
}

/** Null where it cannot be had: a container's root may not mount either. */
function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  const size = `size=${megabytes}m,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'lawdex-drill', folder]).status !== 0) return null;
  const filler = join(folder, 'filler');
  return {
    // It ends when nothing more goes in.
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']),
    free: () => rmSync(filler, { force: true }),
    unmount: () => void spawnSync('umount', ['--lazy', folder]),
  };
}
