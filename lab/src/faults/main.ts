import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf, processIdentity, ROOT, sendSignal, until } from '@lawdex/infra/testing';
import { failureOf, pagesOf } from '../kit/readers.ts';
import { drill } from '../kit/drill.ts';
import { proof, type Judged } from '../kit/findings.core.ts';
import { holdConnections } from '../kit/hold-connections.ts';
import { everyReviewOnce, exactAggregates, indexAgrees } from '../kit/proofs.ts';
import { businessesOf, liveReleases } from '../kit/site.ts';
import { damage, freeze, takeConnections } from './breakage.ts';

const PROCESSES = ['svc-directory', 'svc-search-indexer', 'shell', 'postgres'];
/** Pages that do without the service that hangs. */
const NEIGHBOURS: Record<string, string[]> = {
  'svc-directory': ['home', 'search'],
  'svc-search-indexer': ['business', 'category'],
};
/** Longer than any promise about pages; a visitor who waits longer has left. */
const PATIENCE_MS = 2_000;
const FREEZE_MS = 20_000;
const HEAL_PATIENCE_MS = 30_000;
const HOLD_MS = 8_000;

/** Breaks one thing, which began at `since`, and notes what was seen of each promise. */
type Part = (since: number) => Promise<void>;
type Healing = 'killed' | 'hung' | 'diskFree' | 'repaired';
type Shown = 'neighbours' | 'diskFull' | 'halfOpen' | 'supervisorHung' | 'registry';

/** Releases of its own; those that are built here need not be built again. */
const env = (dataDir: string) => {
  spawnSync('cp', ['-r', join(ROOT, 'releases'), dataDir]);
  return { RELEASES_DIR: join(dataDir, 'releases') };
};
await drill({ name: 'faults', firms: 300, diskMegabytes: 700, env }, async (drilled) => {
  const { site, findings, options, limits, origin, port, dataDir, disk, kill } = drilled;
  const businesses = await businessesOf(origin, 50);
  const pages = pagesOf(businesses);
  const writers = drilled.writers(businesses, 4);
  const visitors = drilled.readers({ pages, perSecond: 4, patienceMs: PATIENCE_MS });
  const registryFile = join(dataDir, 'registry.json');
  const answers = async (path: string) => (await failureOf(origin + path, PATIENCE_MS)) === null;
  const searchAnswers = () => answers(`/api/businesses/search?limit=1&query=${Date.now()}`);
  /** A page of each kind and a search are answered, and a review was accepted since. */
  const isWhole = async (since: number): Promise<boolean> => {
    if (writers.lastAcknowledgedAt <= since + 300) return false;
    const samples = Object.values(pages).map(([path = '/']) => answers(path));
    return !(await Promise.all([...samples, searchAnswers()])).includes(false);
  };
  /** How long it takes until something is so, and whether that is in time. */
  const timed = async (since: number, limit: number, isSo: () => Promise<boolean>): Promise<Judged> => {
    const isReached = await until(isSo, HEAL_PATIENCE_MS);
    const seconds = (Date.now() - since) / 1_000;
    return [`${isReached ? '' : 'not within '}${seconds.toFixed(1)} s`, isReached && seconds <= limit];
  };
  const noteHealing = async (promise: Healing, subject: string, since: number, replaced = () => true) => {
    const isHealed = async () => replaced() && isWhole(since);
    findings.note(promise, ...(await timed(since, limits[promise].seconds, isHealed)), subject);
  };
  const shown = (promise: Shown, since: number, asked = Object.keys(pages)): Judged => {
    const { share, text } = visitors.seen(since, ({ page }) => asked.includes(page));
    return [text, share * 100 >= limits[promise].percent];
  };
  const liveFiles = () => {
    const live = liveReleases(registryFile, join(dataDir, 'releases'));
    const found = live.find(({ release }) => release.name === 'mf-directory');
    if (!found) throw new Error('mf-directory has no live release.');
    return found;
  };

  const ofProcess = (name: string): [string, Part][] => [
    [`kill ${name}`, (since) => noteHealing('killed', name, since, kill(name))],
    [
      `freeze ${name}`,
      async (since) => {
        const isReplaced = drilled.successor(name);
        const pid = site.pidOf(name);
        freeze(name === 'postgres' ? [pid, ...childrenOf(pid)] : [pid], FREEZE_MS);
        await noteHealing('hung', name, since, isReplaced);
        const asked = NEIGHBOURS[name];
        if (asked)
          findings.note('neighbours', ...shown('neighbours', since, asked), `${name}; asked: ${asked.join(', ')}`);
      },
    ],
  ];
  const parts: Record<string, Part> = {
    ...Object.fromEntries(PROCESSES.flatMap(ofProcess)),
    supervisor: async (since) => {
      const ended = drilled.watch();
      freeze([site.pid], FREEZE_MS);
      await delay(FREEZE_MS + 3_000);
      const [text, isEnough] = shown('supervisorHung', since);
      const seen = `${text}; ended: ${ended() || 'none'}`;
      findings.note('supervisorHung', seen, isEnough && ended() === '', 'npm start');
    },
    disk: async (since) => {
      if (!disk) {
        for (const one of ['diskFull', 'diskFree'] as const) findings.note(one, 'needs root, to mount', null, 'disk');
        return;
      }
      disk.fill();
      await delay(HOLD_MS);
      findings.note('diskFull', ...shown('diskFull', since), 'disk');
      disk.free();
      await noteHealing('diskFree', 'disk', Date.now());
    },
    /** Those of one service are taken, and another that is killed meanwhile needs new ones. */
    connections: async () => {
      const held = await takeConnections(site.databaseUrl('lawdex_directory'));
      const isBack = kill('svc-search-indexer');
      const isHealed = async () => isBack() && searchAnswers();
      const [took, isInTime] = await timed(Date.now(), limits.connections.seconds, isHealed);
      findings.note('connections', `${held.taken()} taken; ${took}`, isInTime, 'lawdex_directory');
      await held.letGo();
    },
    crowd: async () => {
      // A process may have 20,000 files open on many machines: together they are more than the shell may have.
      const halfOpen = { port, count: 10_300, requests: 0 };
      const letGo = await holdConnections(['127.0.0.2', '127.0.0.3'].map((from) => ({ ...halfOpen, from })));
      const since = Date.now();
      await delay(HOLD_MS);
      findings.note('halfOpen', ...shown('halfOpen', since), '20,600 connections');
      await letGo();
    },
    code: async () => {
      const { dir, release } = liveFiles();
      // Code that must not run would write it.
      const trace = join(dataDir, 'ran');
      const added = `\n;process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(trace)}, 'ran');\n`;
      const { putBack } = damage(join(dir, 'server', release.serverEntry), (whole) => `${whole.toString()}${added}`);
      // The shell's own processes first, if it has some: a worker that is replaced loads its code again.
      for (const worker of childrenOf(site.pidOf('shell'))) sendSignal(worker, 'SIGKILL');
      await delay(3_000);
      kill('shell');
      const pagesAre = (await until(() => answers('/'), HOLD_MS)) ? 'pages are answered' : 'no pages';
      const ran = existsSync(trace);
      findings.note('changedCode', ran ? 'it ran' : `it did not run; ${pagesAre} meanwhile`, !ran, 'server entry');
      putBack();
      await noteHealing('repaired', 'server entry', Date.now());
    },
    /** Half of a file that browsers load. */
    file: async () => {
      const { dir, release } = liveFiles();
      const file = join(dir, 'client', release.clientEntry);
      const { whole, putBack } = damage(file, (all) => all.subarray(0, all.length / 2));
      const address = `${origin}/_mf/${release.name}/${release.version}/${release.clientEntry}`;
      const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
      const isHonest = response.status !== 200 || whole.equals(Buffer.from(await response.arrayBuffer()));
      findings.note('cutFile', `${response.status}${isHonest ? '' : ', cut short'}`, isHonest, 'client entry');
      putBack();
    },
    registry: async (since) => {
      const { putBack } = damage(registryFile, () => '{"schema": "garbage');
      await delay(4_000);
      const [text, isEnough] = shown('registry', since);
      const isBack = kill('shell');
      const [took, isInTime] = await timed(Date.now(), limits.registry.seconds, async () => isBack() && answers('/'));
      findings.note('registry', `${text}; shell back: ${took}`, isEnough && isInTime, 'registry.json');
      putBack();
      await noteHealing('repaired', 'registry.json', Date.now());
    },
    /** Its children end by themselves, and the next start adopts or recovers what is left. */
    start: async () => {
      const children = PROCESSES.filter((name) => name !== 'postgres').map((name) => site.pidOf(name));
      await site.kill();
      const haveEnded = await until(async () => children.every((pid) => !processIdentity(pid)), 15_000);
      const began = Date.now();
      await site.start();
      const [took, isReached] = await timed(began, Infinity, () => isWhole(began));
      const left = haveEnded ? 'nothing left behind' : `left: ${children.join(' ')}`;
      findings.note('startKilled', `${left}; started anew, whole: ${took}`, haveEnded && isReached, 'npm start');
    },
  };

  const wanted = options.only?.split(',');
  for (const [name, part] of Object.entries(parts)) {
    if (wanted?.includes(name.replace(/ .*/, '')) === false) continue;
    const before = Date.now();
    await until(() => isWhole(before), HEAL_PATIENCE_MS);
    await delay(1_000);
    await part(Date.now());
  }
  await writers.stop();
  findings.note('notRefused', ...proof(`${writers.retries} sent again`, writers.refused));
  findings.note('once', ...(await everyReviewOnce(site, writers.acknowledged)));
  findings.note('aggregates', ...(await exactAggregates(site)));
  findings.note('index', ...(await indexAgrees(site)));
  await visitors.stop();
  const code = await site.stop();
  findings.note('ended', `exit code ${code}`, code === 0, 'npm start');
});
