type Text = Readonly<{ path: string; shingles: Uint32Array }>;

/** Jaccard's similarity of two ascending rows of shingles: what they share of those that they have together, 0 to 1. 0 as soon as it cannot be `least` any more. */
export function likeness(a: Uint32Array, b: Uint32Array, least = 0): number {
  const all = a.length + b.length;
  // Together they have `all - shared`, of which this is `least`.
  const enough = (least * all) / (1 + least);
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (shared + Math.min(a.length - i, b.length - j) < enough) return 0;
    const one = a[i] ?? 0;
    const other = b[j] ?? 0;
    if (one === other) shared += 1;
    if (one <= other) i += 1;
    if (other <= one) j += 1;
  }
  return all === 0 ? 0 : shared / (all - shared);
}

/** For each text the first one before it that is so alike. */
export const findAlike = (texts: readonly Text[], least: number) =>
  texts.flatMap(({ path, shingles }, place) => {
    const isAlike = (text: Text, at: number) => at < place && likeness(shingles, text.shingles, least) >= least;
    const other = texts.find(isAlike);
    return other ? [{ path, other: other.path, likeness: likeness(shingles, other.shingles) }] : [];
  });
