import { setTimeout as delay } from 'node:timers/promises';
import { newAddresses } from '../kit/new-addresses.core.ts';
import { median } from '../kit/statistics.core.ts';
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
  /** How often it had to be asked again. */
  refused: number;
}

interface Target {
  origin: string;
  pids: Record<string, number>;
}

/** Pages of a round. A round of one would measure caches that other work has taken meanwhile. */
const REQUESTS = 100;
const ROUNDS = 6;
/** One page, asked for within the 3 s for which it is kept. */
const REPEATS = 1500;
// After 400 a page costs twice what it costs in the long run, when its code is compiled.
const WARM_UP = 1500;
/** After so long the shell asks services anew; its caches keep what they have for 3 s. */
const FORGOTTEN_MS = 3_200;

/** One kind of page, never asked for lately and asked for again and again, and from the plain server, in turn. The median of the rounds counts. */
export async function measurePage(page: MeasuredPage, site: Target, peer: Target): Promise<PageFigure> {
  const some = newAddresses(page.paths, 0, REQUESTS * ROUNDS);
  let refused = 0;
  const cost = async (target: Target, paths: readonly string[]): Promise<Cost> => {
    const before = cpuOf(target.pids);
    refused += await load(target.origin, paths);
    const used = difference(cpuOf(target.pids), before);
    return Object.fromEntries(Object.entries(used).map(([name, ms]) => [name, ms / paths.length]));
  };
  for (let asked = 0; asked < WARM_UP; asked += some.length) {
    await load(site.origin, some);
    // The first time, it captures what services answer.
    await load(peer.origin, some);
    await delay(FORGOTTEN_MS);
  }
  const known = await capturedBy(peer.origin);
  const [cold, plain, cached]: [Cost[], Cost[], Cost[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const paths = some.slice(round * REQUESTS, (round + 1) * REQUESTS);
    cold.push(await cost(site, paths));
    plain.push(await cost(peer, paths));
    await load(site.origin, paths.slice(0, 1));
    cached.push(
      await cost(
        site,
        Array.from({ length: REPEATS }, () => paths[0] ?? '/'),
      ),
    );
    await delay(FORGOTTEN_MS);
  }
  if ((await capturedBy(peer.origin)) !== known) throw new Error('The plain server asked a service while measured.');
  return { name: page.name, cold: middle(cold), cached: middle(cached), peer: middle(plain), refused };
}

const middle = (costs: readonly Cost[]): Cost =>
  Object.fromEntries(Object.keys(costs[0] ?? {}).map((name) => [name, median(costs.map((cost) => cost[name] ?? 0))]));

async function capturedBy(origin: string): Promise<string> {
  return (await ask(origin, '/captured', 'identity')).body.toString();
}
