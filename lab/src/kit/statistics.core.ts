/** The value that so large a share of all stays at or below; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The middle one; of an even number the smaller one of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Cost of one alternative beside another that was measured in the same rounds, on the same machine. */
export interface Ratio {
  median: number;
  /** Half of the rounds lie between them: a ratio of 1 in here says that nothing was seen. */
  from: number;
  to: number;
}

export function ratioOf(costs: readonly number[], without: readonly number[]): Ratio {
  const ratios = costs.map((cost, round) => cost / (without[round] ?? NaN));
  return { median: median(ratios), from: percentile(ratios, 0.25), to: percentile(ratios, 0.75) };
}
