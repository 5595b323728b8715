import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf, processIdentity, sendSignal, until } from '@lawdex/infra/testing';
import { failureOf, type Readers } from '../kit/readers.ts';
import type { Promised, DrillSite } from '../kit/drill.ts';
import { holdConnections } from '../kit/hold-connections.ts';
import { liveReleases } from '../kit/live-releases.ts';
import type { Writers } from '../kit/writers.ts';
import { damage, freeze, takeConnections } from './breakage.ts';

export interface Scene {
  drilled: DrillSite<'faults'>;
  people: { writers: Writers; visitors: Readers };
  /** A page of each kind: when all are answered, and a review is accepted, the site is whole. */
  samples: readonly string[];
}

/** Breaks one thing, which began at `since`, and notes what was seen of each promise. */
export type Part = (since: number) => Promise<void>;

const PROCESSES = ['svc-directory', 'svc-search-indexer', 'shell', 'postgres'];
/** Pages that do without the service that hangs. */
const NEIGHBOURS: Record<string, readonly string[]> = {
  'svc-directory': ['home', 'search'],
  'svc-search-indexer': ['business', 'category'],
};
/** Longer than any promise about pages; a visitor who waits longer has left. */
export const PATIENCE_MS = 2_000;
const FREEZE_MS = 20_000;
/** A process may have 20,000 files open on many machines: together they are more than the shell may have. */
const HALF_OPEN = ['127.0.0.2', '127.0.0.3'].map((from) => ({ from, count: 10_300, requests: 0 }));
const CALM_MS = 1_000;
const DAMAGED = 'mf-directory';
const HEAL_PATIENCE_MS = 30_000;
const HOLD_MS = 8_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** The parts of the drill by name; `calm` waits until the site is whole, as far as it can be had. */
export function partsOf({ drilled, people: { writers, visitors }, samples }: Scene) {
  const { site, findings, origin, port, dataDir, disk, kill } = drilled;
  const registryFile = join(dataDir, 'registry.json');
  const answers = async (path: string) => (await failureOf(origin + path, PATIENCE_MS)) === null;
  const searchAnswers = () => answers(`/api/businesses/search?limit=1&query=${Date.now()}`);
  const isWhole = (since: number, replaced: () => boolean = () => true): Promise<boolean> =>
    until(async () => {
      if (!replaced() || writers.lastAcknowledgedAt <= since + 300) return false;
      return !(await Promise.all([...samples.map(answers), searchAnswers()])).includes(false);
    }, HEAL_PATIENCE_MS);
  const noteHealing = async (promise: Promised<'faults'>, subject: string, since: number, replaced?: () => boolean) => {
    const whole = await isWhole(since, replaced);
    const took = Date.now() - since;
    const isInTime = whole && took <= findings.bound(promise, 'seconds') * 1_000;
    findings.note(promise, whole ? seconds(took) : `not within ${seconds(took)}`, isInTime, subject);
  };
  const isEnough = (promise: Promised<'faults'>, share: number) => share * 100 >= findings.bound(promise, 'percent');
  const noteShare = (promise: Promised<'faults'>, subject: string, since: number, asked?: readonly string[]) => {
    const { share, text } = visitors.seen(since, asked);
    findings.note(promise, text, isEnough(promise, share), subject);
  };
  const liveFiles = () => {
    const live = liveReleases(registryFile, join(dataDir, 'releases'));
    const found = live.find((one) => one.release.name === DAMAGED);
    if (!found) throw new Error(`${DAMAGED} has no live release.`);
    return found;
  };

  const ofProcess = (name: string): [string, Part][] => [
    [`kill ${name}`, (since) => noteHealing('killed', name, since, kill(name))],
    [
      `freeze ${name}`,
      async (since) => {
        const isReplaced = drilled.successor(name);
        const dontThaw = freeze(site.pidOf(name), name === 'postgres', FREEZE_MS);
        await noteHealing('hung', name, since, isReplaced);
        dontThaw();
        const asked = NEIGHBOURS[name];
        if (asked) noteShare('neighbours', `${name}; asked: ${asked.join(', ')}`, since, asked);
      },
    ],
  ];
  const parts: Record<string, Part> = {
    ...Object.fromEntries(PROCESSES.flatMap(ofProcess)),
    supervisor: async (since) => {
      const ended = drilled.watch(PROCESSES);
      process.kill(site.pid, 'SIGSTOP');
      await delay(FREEZE_MS);
      process.kill(site.pid, 'SIGCONT');
      await delay(3_000);
      const { share, text } = visitors.seen(since);
      const isKept = ended().length === 0 && isEnough('supervisorHung', share);
      findings.note('supervisorHung', `${text}; ended: ${ended().join(', ') || 'none'}`, isKept, 'npm start');
    },
    disk: async (since) => {
      if (!disk) {
        for (const promise of ['diskFull', 'diskFree'] as const)
          findings.note(promise, 'needs root, to mount', null, 'disk');
        return;
      }
      disk.fill();
      await delay(HOLD_MS);
      noteShare('diskFull', 'disk', since);
      const freed = Date.now();
      disk.free();
      await noteHealing('diskFree', 'disk', freed);
    },
    /** Those of one service are taken, and another that is killed meanwhile needs new ones. */
    connections: async () => {
      const held = await takeConnections(site.databaseUrl('lawdex_directory'));
      const since = Date.now();
      const isBack = kill('svc-search-indexer');
      const isHealed = await until(async () => isBack() && (await searchAnswers()), HOLD_MS + 4_000);
      const took = Date.now() - since;
      const isKept = isHealed && took <= findings.bound('connections', 'seconds') * 1_000;
      const seen = `${held.taken()} taken; ${seconds(took)}${isHealed ? '' : ' and not yet'}`;
      findings.note('connections', seen, isKept, 'lawdex_directory');
      await held.letGo();
    },
    crowd: async () => {
      const letGo = await holdConnections(port, HALF_OPEN);
      const since = Date.now();
      await delay(HOLD_MS);
      noteShare('halfOpen', '20,600 connections', since);
      await letGo();
    },
    code: async () => {
      const { dir, release } = liveFiles();
      // Code that must not run would write it.
      const trace = join(mkdtempSync(join(dataDir, 'ran-')), 'ran');
      const added = `\n;process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(trace)}, 'ran');\n`;
      const putBack = damage(join(dir, 'server', release.serverEntry), (whole) => `${whole.toString()}${added}`);
      // The shell's own processes first, if it has some: a worker that is replaced loads its code again.
      for (const worker of childrenOf(site.pidOf('shell'))) sendSignal(worker, 'SIGKILL');
      await delay(3_000);
      kill('shell');
      const pagesAre = (await until(() => answers('/'), HOLD_MS)) ? 'pages are answered' : 'no pages';
      const ran = existsSync(trace);
      findings.note('changedCode', ran ? 'it ran' : `it did not run; ${pagesAre} meanwhile`, !ran, 'server entry');
      const since = Date.now();
      putBack();
      await noteHealing('repaired', 'server entry', since);
    },
    /** Half of a file that browsers load. */
    file: async () => {
      const { dir, release } = liveFiles();
      const { name, version, clientEntry, files } = release;
      const putBack = damage(join(dir, 'client', clientEntry), (whole) => whole.subarray(0, whole.length / 2));
      const address = `${origin}/_mf/${name}/${version}/${clientEntry}`;
      const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      const hash = createHash('sha384')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('base64');
      const isHonest = response.status !== 200 || files[`client/${clientEntry}`] === `sha384-${hash}`;
      findings.note('cutFile', `${response.status}${isHonest ? '' : ', cut short'}`, isHonest, 'client entry');
      putBack();
    },
    registry: async (since) => {
      const putBack = damage(registryFile, () => '{"schema": "garbage');
      await delay(4_000);
      const { share, text } = visitors.seen(since);
      const killedAt = Date.now();
      const isBack = kill('shell');
      const limit = findings.bound('registry', 'seconds');
      const isInTime = await until(async () => isBack() && (await answers('/')), limit * 1_000);
      const back = isInTime ? `back after ${seconds(Date.now() - killedAt)}` : `not back within ${limit} s`;
      findings.note('registry', `${text}; shell ${back}`, isInTime && isEnough('registry', share), 'registry.json');
      const restored = Date.now();
      putBack();
      await noteHealing('repaired', 'registry.json', restored);
    },
    /** Its children end by themselves, and the next start adopts or recovers what is left. */
    start: async () => {
      const children = PROCESSES.filter((name) => name !== 'postgres').map((name) => site.pidOf(name));
      await site.kill();
      const haveEnded = await until(async () => children.every((pid) => !processIdentity(pid)), 15_000);
      const began = Date.now();
      await site.start();
      const whole = await isWhole(began);
      const left = haveEnded ? 'nothing left behind' : `left: ${children.join(' ')}`;
      const seen = `${left}; ${whole ? 'whole' : 'not whole'} ${seconds(Date.now() - began)} after the next start`;
      findings.note('startKilled', seen, haveEnded && whole, 'npm start');
    },
  };
  const calm = async () => {
    await isWhole(Date.now());
    await delay(CALM_MS);
  };
  return { parts, calm };
}
