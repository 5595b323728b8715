/** How many businesses have which marks: `counts[i]` of them have exactly `marks[i]`. */
export interface Histogram {
  readonly marks: readonly number[];
  readonly counts: readonly number[];
}

export const EMPTY: Histogram = { marks: [], counts: [] };

/** How many have all of these marks. */
export function countOf({ marks, counts }: Histogram, wanted: number): number {
  let sum = 0;
  for (const [index, having] of marks.entries()) if ((having & wanted) === wanted) sum += counts[index] ?? 0;
  return sum;
}

export function together(parts: readonly Histogram[]): Histogram {
  const sums = new Map<number, number>();
  for (const { marks, counts } of parts) {
    for (const [index, having] of marks.entries()) sums.set(having, (sums.get(having) ?? 0) + (counts[index] ?? 0));
  }
  return { marks: [...sums.keys()], counts: [...sums.values()] };
}
