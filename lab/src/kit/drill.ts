import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@lawdex/infra/postgres';
import { explain, LIFTED_HOLDS, LIFTED_LIMITS, listServices, processIdentity, ROOT, say } from '@lawdex/infra/testing';
import { startReaders, type ReadersOptions } from './readers.ts';
import { findingsOn, PROMISES } from './findings.core.ts';
import { tellFigures } from './figures.ts';
import { optionsOf } from './options.ts';
import { atEnd, end, newFolder, newSite } from './site.ts';
import { startWriters } from './writers.ts';

export const PROCESSES = [...listServices().map(({ name }) => name), 'shell', 'postgres'];

type Name = keyof typeof PROMISES;

export interface DrillOptions<One extends Name> {
  name: One;
  firms: number;
  /** More environment for npm start, of which some may name its folder. */
  env?: (dataDir: string) => Record<string, string>;
  /** Limits by these names are those of every site. */
  limited?: RegExp;
  /** Its data lie on a disk of so many megabytes, where one can be mounted. */
  diskMegabytes?: number;
}

/** What a drill works with; `disk` is null where none can be mounted, or none was wanted. */
async function setUp<One extends Name>({ name, firms, env, limited, diskMegabytes }: DrillOptions<One>) {
  const dataDir = newFolder();
  const disk = diskMegabytes === undefined ? null : mountSmallDisk(dataDir, diskMegabytes);
  const lifted = Object.keys({ ...LIFTED_LIMITS, ...LIFTED_HOLDS });
  const usual = Object.fromEntries(lifted.filter((limit) => limited?.test(limit)).map((limit) => [limit, '']));
  // The visitors come from one machine, and say in X-Forwarded-For who they are.
  const variables = { TRUSTED_PROXIES: '127.0.0.1,::1', DEMO_FIRMS: String(firms), ...usual, ...env?.(dataDir) };
  atEnd(async () => {
    // A start that was killed leaves its server to be adopted; nobody will.
    await startPostgres({ dataDir: join(dataDir, 'postgres') }).then((server) => server.stop());
    disk?.unmount();
  });
  const { site, port, origin } = await newSite(dataDir, ROOT, variables);
  // A site on a full disk could not stop.
  atEnd(() => disk?.free());
  /** Answers whether another process has taken the place of the one that has this name now. */
  const successor = (victim: string) => {
    const before = site.pidOf(victim);
    return () => site.pidOf(victim) !== before && processIdentity(site.pidOf(victim)) !== null;
  };
  return {
    ...{ site, port, origin, dataDir, disk, successor },
    /** What was typed behind its name, and the figures that its promises are held to. */
    ...{ options: optionsOf(name), limits: PROMISES[name] },
    findings: findingsOn<keyof (typeof PROMISES)[One] & string>(PROMISES[name], say),
    /** The same, after a kill -9. */
    kill: (victim: string) => {
      const isBack = successor(victim);
      process.kill(site.pidOf(victim), 'SIGKILL');
      return isBack;
    },
    /** Answers which processes have ended since, if any. */
    watch: () => {
      const before = PROCESSES.map((one) => site.pidOf(one));
      return () => PROCESSES.filter((one, index) => site.pidOf(one) !== before[index]).join(', ');
    },
    /** Writers and readers come until they are stopped, or this process ends. */
    writers: (businesses: readonly { id: string }[], count: number) => startWriters(origin, businesses, count),
    readers: (reading: ReadersOptions) => startReaders(origin, reading),
  };
}

/** Gives an experiment a site of its own, and prints what was seen of each promise below the tables that it answers. The process ends with 0 when every promise was kept. */
export async function drill<One extends Name>(
  options: DrillOptions<One>,
  run: (drilled: Awaited<ReturnType<typeof setUp<One>>>) => Promise<string | void>,
): Promise<void> {
  const { name } = options;
  const drilled = await setUp(options);
  const { site, findings } = drilled;
  const { record }: { record?: boolean } = drilled.options;
  /** Null unless it has run to its end. */
  let tables: string | null = null;
  try {
    say(`Starting a site for ${name}`);
    await site.start();
    tables = (await run(drilled)) ?? '';
  } catch (error) {
    say(`${site.output}\n${explain(error)}`);
  }
  await end();
  const report = [tables, findings.report()].filter(Boolean).join('\n\n');
  tellFigures('docs/RELIABILITY.md', name, report, record && tables !== null);
  if (tables === null) say('The drill did not run to its end.');
  process.exitCode = tables !== null && findings.hold() ? 0 : 1;
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
