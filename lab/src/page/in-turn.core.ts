export const median = (values: readonly number[]): number => quantile(values, 0.5);

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

/** What one alternative costs beside another that was measured in the same rounds, on the same machine. */
export interface Ratio {
  median: number;
  /** Half of the rounds lie between them: a ratio of 1 in here says that nothing was seen. */
  from: number;
  to: number;
}

export function ratioOf(costs: readonly number[], without: readonly number[]): Ratio {
  const ratios = costs.map((cost, round) => cost / (without[round] ?? NaN));
  return { median: median(ratios), from: quantile(ratios, 0.25), to: quantile(ratios, 0.75) };
}
