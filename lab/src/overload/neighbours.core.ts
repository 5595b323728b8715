import { percentile } from '../kit/statistics.core.ts';
import { isServed } from './sample.core.ts';
import type { Sample } from './sample.core.ts';

/** Promises about those who share the machine or the site; docs/RELIABILITY.md names the same ones, in these words. */
export const NEIGHBOURS = {
  busy: 'beside two busy processes a core, 90 % of what is offered at half of what the site can then do is served in time',
  nobodyEnded: 'and nothing that is well is ended or given up meanwhile',
  bystander: 'beside one visitor who opens all the pages that he may, nobody is refused or waits twice as long (p99)',
} as const;

/** What visitors beside a load of so many seconds met. */
export function besideOf(beside: readonly Sample[], seconds: number): { asked: number; served: number; p99: number } {
  const during = beside.filter(({ at }) => at >= 0 && at < seconds * 1_000);
  const served = during.filter(isServed);
  return {
    asked: during.length,
    served: served.length,
    p99: percentile(
      served.map(({ took }) => took),
      0.99,
    ),
  };
}
