/** Jaccard's similarity: what two texts share of the shingles that they have together, 0 to 1. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  const other = new Set(b);
  const shared = a.filter((shingle) => other.has(shingle)).length;
  const together = a.length + b.length - shared;
  return together === 0 ? 0 : shared / together;
}

type Text = Readonly<{ path: string; shingles: Uint32Array }>;

/** For each text the first one that is so alike; both share one of their rarest shingles ("prefix filtering", Bayardo et al. 2007). */
export function findAlike(texts: readonly Text[], least: number) {
  const counts = new Map<number, number>();
  for (const { shingles } of texts) for (const one of shingles) counts.set(one, (counts.get(one) ?? 0) + 1);
  const count = (shingle: number) => counts.get(shingle) ?? 0;
  const bySize = [...texts].sort((a, b) => a.shingles.length - b.shingles.length || (a.path < b.path ? -1 : 1));
  const rare = new Map<number, Text[]>();
  const pairs: { path: string; other: string; likeness: number }[] = [];
  for (const text of bySize) {
    const { length } = text.shingles;
    const byRarity = [...text.shingles].sort((a, b) => count(a) - count(b) || a - b);
    const rarest = byRarity.slice(0, length - Math.ceil(least * length) + 1);
    for (const other of new Set(rarest.flatMap((shingle) => rare.get(shingle) ?? []))) {
      // A much shorter text cannot share enough.
      if (other.shingles.length < least * length) continue;
      const found = likeness(text.shingles, other.shingles);
      if (found < least) continue;
      pairs.push({ path: text.path, other: other.path, likeness: found });
      break;
    }
    for (const shingle of rarest) {
      const known = rare.get(shingle);
      if (known) known.push(text);
      else rare.set(shingle, [text]);
    }
  }
  return pairs;
}
