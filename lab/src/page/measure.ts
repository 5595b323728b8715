import { setTimeout as delay } from 'node:timers/promises';
import { cpuOf, difference } from './cpu.ts';
import { ask, load } from './load.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** CPU per request in milliseconds, by process. */
export type Cost = Record<string, number>;

export interface PageFigure {
  name: string;
  cold: Cost;
  cached: Cost;
  peer: Cost;
}

interface Target {
  origin: string;
  pids: Record<string, number>;
}

const REQUESTS = 1000;
// Two workers share them, and each is compiled for itself: after 400 a page costs twice what it costs in the long run.
const WARM_UP = 5000;
const MOST_ROUNDS = 15;
/** After so long the shell asks services anew; its caches keep what they have for 3 s. */
const FORGOTTEN_MS = 3_200;

/** One kind of page: never asked for before, asked for again and again, and from the plain server. */
export async function measurePage(page: MeasuredPage, site: Target, peer: Target): Promise<PageFigure> {
  const paths = page.paths.slice(0, REQUESTS);
  const others = page.paths.slice(REQUESTS);
  // Where there are too few addresses to warm up with others, the same ones do once they are forgotten.
  await inRounds(site, others.length > 0 ? others : paths, FORGOTTEN_MS, WARM_UP);
  await delay(FORGOTTEN_MS);
  const cold = await inRounds(site, paths, FORGOTTEN_MS);
  const one = paths.slice(0, 1);
  await load(site.origin, repeat(one, 200));
  const cached = await inRounds(site, repeat(one, 2 * REQUESTS), 0);
  // Once to capture what services answer, once to warm up.
  await load(peer.origin, paths);
  await inRounds(peer, paths, 0);
  const known = await capturedBy(peer.origin);
  const plain = await inRounds(peer, paths, 0);
  if ((await capturedBy(peer.origin)) !== known) throw new Error('The plain server asked a service while measured.');
  return { name: page.name, cold, cached, peer: plain };
}

/** As often through the paths as it takes; what happens in the pauses is not counted. */
async function inRounds(target: Target, paths: readonly string[], pause: number, requests = REQUESTS): Promise<Cost> {
  const total: Cost = {};
  const rounds = Math.min(Math.ceil(requests / paths.length), MOST_ROUNDS);
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0 && pause > 0) await delay(pause);
    const before = cpuOf(target.pids);
    await load(target.origin, paths);
    const used = difference(cpuOf(target.pids), before);
    for (const [name, ms] of Object.entries(used)) total[name] = (total[name] ?? 0) + ms / rounds / paths.length;
  }
  return total;
}

const repeat = (paths: readonly string[], times: number): string[] =>
  Array.from({ length: times }, () => [...paths]).flat();

async function capturedBy(origin: string): Promise<string> {
  return (await ask(origin, '/captured', 'identity')).body.toString();
}
