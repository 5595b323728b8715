import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '@lawdex/contracts';
import { baseEnvironment, dataPaths, listServices, ROOT, until } from '@lawdex/infra/testing';
import { liveReleases, type LiveRelease } from '../kit/live-releases.ts';
import { cpuOf } from '../kit/processes.ts';
import { atEnd, newFolder, newSite } from '../kit/site.ts';
import { pageKinds, type PageKind } from './kinds.ts';

/** Milliseconds of CPU, by process. */
export type Cost = Record<string, number>;

export interface Target {
  origin: string;
  kinds: readonly PageKind[];
  /** What it has used so far. */
  cpu(): Cost;
  /** The plain server asks nobody while it is measured: it has to see each page before. */
  isPlain?: true;
}

export const FIRMS = 3_000;
const RELEASES = join(ROOT, 'releases');
const REST_MS = 90_000;
/** Milliseconds of CPU in a second; a site that nobody asks uses a fraction of this. */
const RESTING = 100;
const NAMES = [...listServices().map(({ name }) => name), 'shell', 'postgres'];

export const sumOf = (cost: Cost): number => Object.values(cost).reduce((sum, ms) => sum + ms, 0);

/** The site of a checkout, with data of its own, once it has done what it does after a start, such as landing pages. */
export async function startCheckout(root: string): Promise<Target & { live: LiveRelease[] }> {
  const dataDir = newFolder();
  // Releases are named by what they are built from: those that did not change since are not built again.
  const env = { DEMO_FIRMS: String(FIRMS), RELEASES_DIR: RELEASES };
  const { site, origin } = await newSite(dataDir, root, env);
  atEnd(async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await site.start();
  const kinds = await pageKinds(origin);
  const cpu = () => {
    const running = NAMES.map((name) => [name, site.pidOf(name)] as const).filter(([, pid]) => pid > 0);
    return cpuOf(Object.fromEntries(running));
  };
  await until(async () => {
    const before = sumOf(cpu());
    await delay(1_000);
    return sumOf(cpu()) - before < RESTING;
  }, REST_MS);
  return { origin, kinds, cpu, live: liveReleases(dataPaths(dataDir).registry, RELEASES) };
}

/** The plain server on the releases of a site, in a process of its own. */
export async function startPlainServer({ origin, kinds, live }: Target & { live: LiveRelease[] }): Promise<Target> {
  const shell = live.find(({ release }) => release.name === 'shell');
  if (!shell) throw new Error('The registry names no live shell.');
  const serverEntry = ({ dir, release }: LiveRelease) => join(dir, 'server', release.serverEntry);
  const others = live.filter((one) => one !== shell);
  const remotes = others.map((one) => ({ ...one.release, entry: serverEntry(one) }));
  const setup = JSON.stringify({ bundle: serverEntry(shell), remotes, site: await siteOf(origin) });
  const child = fork(join(import.meta.dirname, 'plain-server.mjs'), [setup], {
    env: { ...baseEnvironment(), NODE_ENV: 'production' },
    execArgv: [],
  });
  atEnd(() => child.connected && child.disconnect());
  const ended = once(child, 'exit').then(() => {
    throw new Error('The plain server ended while starting.');
  });
  ended.catch(() => undefined);
  const [{ address }] = (await Promise.race([once(child, 'message'), ended])) as [{ address: string }];
  return { origin: address, kinds, cpu: () => cpuOf({ plain: child.pid ?? 0 }), isPlain: true };
}

/** The site as the shell hands it to pages: every document carries it. */
async function siteOf(origin: string): Promise<Site> {
  const html = await (await fetch(origin)).text();
  const state = /id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { site }: { site: Site } = JSON.parse(state);
  return site;
}
