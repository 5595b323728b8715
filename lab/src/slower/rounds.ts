import { load } from '../page/load.ts';
import { measuredPages } from '../page/measured-pages.ts';
import type { MeasuredPage } from '../page/measured-pages.ts';
import type { ComparedSite } from './compared-site.ts';
import { newAddresses } from '../kit/new-addresses.core.ts';
import type { KindCosts } from './verdict.core.ts';

/** Pages of a kind in a round: few, so that what drifts on the machine meets both sites. */
const PAGES = 10;
const WARM_UP_ROUNDS = 12;
const ROUNDS = 48;
/** On a machine that others use, rounds take ten times as long: those that there were until then count. */
const LONGEST_MS = 480_000;

/** What pages cost that nobody has asked for, at both sites, which take turns with each kind. */
export async function measureRounds(now: ComparedSite, before: ComparedSite): Promise<KindCosts[]> {
  // Their demo data may differ.
  const [kindsNow, kindsBefore] = [await measuredPages(now.origin), await measuredPages(before.origin)];
  const costs = kindsNow.map(({ name }) => ({ name, now: [] as number[], before: [] as number[] }));
  const until = performance.now() + LONGEST_MS;
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS && performance.now() < until; round += 1) {
    for (const [index, cost] of costs.entries()) {
      const sides = [
        { list: cost.now, ask: () => costOf(now, kindsNow[index], round) },
        { list: cost.before, ask: () => costOf(before, kindsBefore[index], round) },
      ];
      // The other one begins each round: what drifts on the machine meets both.
      for (const { list, ask } of round % 2 === 0 ? sides : sides.reverse()) {
        const ms = await ask();
        if (round >= WARM_UP_ROUNDS) list.push(ms);
      }
    }
  }
  return costs;
}

/** Milliseconds of CPU for a page. */
async function costOf(site: ComparedSite, kind: MeasuredPage | undefined, round: number): Promise<number> {
  const paths = newAddresses(kind?.paths ?? [], round * PAGES, PAGES);
  const before = site.cpu();
  await load(site.origin, paths);
  return (site.cpu() - before) / PAGES;
}
