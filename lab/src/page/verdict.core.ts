import { median, percentile } from '../kit/statistics.core.ts';

/** What pages of a kind have cost, by round: milliseconds of CPU each. */
export type KindCosts = Record<'now' | 'before', readonly number[]> & { name: string };

const TOGETHER = 1.05;
// One kind is a fraction of what is measured, and two sites of the same code differ by some percent there.
const ONE_KIND = 1.1;
/** Half of the normal distribution's 1.645: a median of n rounds lies within so many shares of the root of n. */
const SURE = 0.82;

export function compare(kinds: readonly KindCosts[]) {
  const sums = (side: 'now' | 'before') =>
    (kinds[0]?.now ?? []).map((_, round) => kinds.reduce((sum, kind) => sum + (kind[side][round] ?? 0), 0));
  const together = { name: 'one of each', now: sums('now'), before: sums('before') };
  return [compareKind(together, TOGETHER), ...kinds.map((kind) => compareKind(kind, ONE_KIND))];
}

/** Each round is compared with its own, so a machine that becomes slower changes no ratio. */
export const ratiosOf = (now: readonly number[], before: readonly number[]): number[] =>
  now.map((cost, round) => cost / (before[round] ?? NaN));

/** Medians of the rounds. The ratio may be `most`, and is more than `least` 95 times of 100. */
function compareKind({ name, now, before }: KindCosts, most: number) {
  const ratios = ratiosOf(now, before);
  const least = percentile(ratios, 0.5 - SURE / Math.sqrt(ratios.length));
  return { name, now: median(now), before: median(before), ratio: median(ratios), least, most };
}

/** Kinds that cost more than they may, and surely half of it: busy machines put a median 10 % off without any difference. */
export const tooSlow = (compared: ReturnType<typeof compare>) =>
  compared.filter(({ ratio, least, most }) => ratio > most && least > (1 + most) / 2);
