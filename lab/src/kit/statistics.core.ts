/** The value that so large a share of all stays at or below; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The middle one; of an even number the smaller one of the two in the middle. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** So many addresses from a place on, of which none comes twice: pages ignore what tells those apart that were there before. */
export function newAddresses(paths: readonly string[], from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const place = from + index;
    const path = paths[place % paths.length] ?? '/';
    return `${path}${path.includes('?') ? '&' : '?'}turn=${Math.floor(place / paths.length)}`;
  });
}
