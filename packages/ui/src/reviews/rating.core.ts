import { countOf } from '@lawdex/contracts';

/** Number of lit half stars, 0 to 10. */
export const litHalves = (rating: number): number => Math.round(Math.min(5, Math.max(0, rating || 0)) * 2);

export function describeRating(rating: number, count?: number): string {
  if (count === 0 || !(rating > 0)) return 'No reviews yet';
  const said = `Rated ${rating.toFixed(1)} out of 5`;
  if (count === undefined) return said;
  return `${said}, ${countOf(count, 'review')}`;
}

interface HistogramRow {
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
