export interface HistogramRow {
  stars: number;
  count: number;
  /** Percentage of all ratings. */
  share: number;
}

/** The best first. A share above zero is drawn at least as wide as can be seen. */
export function histogramRows(counts: readonly number[]): HistogramRow[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts[stars - 1] ?? 0;
    return { stars, count, share: count === 0 ? 0 : Math.max(1, Math.round((100 * count) / total)) };
  });
}
