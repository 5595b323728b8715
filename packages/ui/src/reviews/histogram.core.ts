export interface HistogramRow {
  stars: number;
  count: number;
  /** Of all, in percent. */
  share: number;
}

/** Best first. What is counted is never drawn as nothing: one in a thousand still shows. */
export function histogramRows(counts: readonly number[]): HistogramRow[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts[stars - 1] ?? 0;
    return { stars, count, share: count === 0 ? 0 : Math.max(1, Math.round((100 * count) / total)) };
  });
}
