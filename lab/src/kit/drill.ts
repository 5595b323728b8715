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

/** What a drill works with; `disk` is null where none can be mounted, or none was wanted. */
export type DrillSite<Name extends keyof Drills> = ReturnType<typeof toolsOf<Name>> & {
  port: number;
  dataDir: string;
  disk: ReturnType<typeof mountSmallDisk>;
};

function toolsOf<Name extends keyof Drills>(
  site: SiteProcess,
  origin: string,
  findings: Findings<Promised<Name>>,
  people: { stop(): unknown }[],
) {
  const untilEnd = <T extends { stop(): unknown }>(one: T): T => {
    people.push(one);
    return one;
  };
  /** Answers whether another process has taken the place of the one that has this name now. */
  const successor = (name: string) => {
    const before = site.pidOf(name);
    return () => site.pidOf(name) !== before && processIdentity(site.pidOf(name)) !== null;
  };
  return {
    ...{ site, origin, findings, successor },
    /** The same, after a kill -9. */
    kill: (victim: string) => {
      const isBack = successor(victim);
      process.kill(site.pidOf(victim), 'SIGKILL');
      return isBack;
    },
    /** Answers which of these processes have ended since. */
    watch: (names: readonly string[]) => {
      const before = names.map((one) => site.pidOf(one));
      return () => names.filter((one, index) => site.pidOf(one) !== before[index]);
    },
    /** Writers and readers come until the drill ends, or they are stopped. */
    writers: (businesses: readonly { id: string }[], count: number) => untilEnd(new Writers(origin, businesses, count)),
    readers: (reading: Omit<ReadersOptions, 'origin'>) => untilEnd(new Readers({ origin, ...reading })),
  };
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
  const findings = new Findings(PROMISES[name], say);
  let hasEnded = false;
  let tables = '';
  try {
    say(`Starting a site for ${name}`);
    await site.start();
    const ran = await run({ ...toolsOf(site, origin, findings, people), port, dataDir, disk });
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

/** A disk that can be filled without filling the machine's; null where it cannot be mounted: a container's root may not either. */
function mountSmallDisk(folder: string, megabytes: number) {
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
