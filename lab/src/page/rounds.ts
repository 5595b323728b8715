import { setTimeout as delay } from 'node:timers/promises';
import { newAddresses } from '../kit/statistics.core.ts';
import { inTurn } from '../kit/visitors.ts';
import type { PageKind } from './kinds.ts';
import type { Cost, Target } from './targets.ts';

/** Pages of a kind in a round: few, so that what drifts on the machine meets all targets. */
const PAGES = 20;
/** A kept page costs a hundredth. */
const KEPT_PAGES = 400;
// After 400 pages one costs twice what it costs in the long run, when its code is compiled.
const WARM_UP_ROUNDS = 16;
/** On a machine that others use, rounds take ten times as long: those that there were until then count. */
const LONGEST_MS = 900_000;
const CONNECTIONS = 8;
/** Who comes from elsewhere has all styles in the document. */
const FIRST_VISIT = { 'sec-fetch-site': 'none' };
/** Time for a gate that was full to let the line through. */
const REFUSED_MS = 1_000;

/** What pages of a kind have cost at each target, by round, of which each target has as many. */
export interface Measured {
  kind: PageKind;
  costs: Cost[][];
}

/** Asks for the paths in their order, and again for those that were refused, because a page that nobody renders costs next to nothing. */
export async function load(origin: string, paths: readonly string[], as?: PageKind['as']): Promise<void> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', ...(as === 'first visit' && FIRST_VISIT) };
  for (let left = paths; left.length > 0;) {
    const asked = left;
    const ask = (n: number) => ({ path: asked[n] ?? '/', headers: { ...headers } });
    const samples = await inTurn({ origin, ask }, CONNECTIONS, { amount: asked.length });
    const failed = samples.find(({ status }) => status !== 200 && status !== 503);
    if (failed) throw new Error(`${asked[failed.n]} answered ${failed.status}`);
    left = samples.filter(({ status }) => status === 503).map(({ n }) => asked[n] ?? '/');
    if (left.length > 0) await delay(REFUSED_MS);
  }
}

/** What pages cost that nobody has asked for, at all targets, which take turns with each kind. */
export async function measureRounds(targets: readonly Target[], rounds: number): Promise<Measured[]> {
  const measured = (targets[0]?.kinds ?? []).map((kind) => ({ kind, costs: targets.map((): Cost[] => []) }));
  const until = performance.now() + LONGEST_MS;
  for (let round = 0; round < WARM_UP_ROUNDS + rounds && performance.now() < until; round += 1) {
    for (const [place, { costs }] of measured.entries()) {
      for (let turn = 0; turn < targets.length; turn += 1) {
        // Another one begins each round: what drifts on the machine meets all of them.
        const index = (round + turn) % targets.length;
        const target = targets[index];
        // Demo data of two checkouts may differ.
        const kind = target?.kinds[place];
        if (!target || !kind) continue;
        const cost = await costOf(target, kind, round);
        if (round >= WARM_UP_ROUNDS) costs[index]?.push(cost);
      }
    }
  }
  return measured;
}

/** Milliseconds of CPU for a page; none of what a target has no such page of. */
async function costOf(target: Target, { paths, as }: PageKind, round: number): Promise<Cost> {
  const isKept = as === 'kept';
  if (isKept && target.isPlain) return {};
  const page = paths[round % paths.length] ?? '/';
  const asked = isKept ? Array.from({ length: KEPT_PAGES }, () => page) : newAddresses(paths, round * PAGES, PAGES);
  if (isKept) await load(target.origin, [page]);
  if (target.isPlain) await load(target.origin, asked);
  const before = target.cpu();
  await load(target.origin, asked, as);
  const after = target.cpu();
  return Object.fromEntries(
    Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / asked.length]),
  );
}
