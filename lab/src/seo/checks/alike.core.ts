import { likeness } from './shingles.core.ts';

export interface Text {
  path: string;
  shingles: Uint32Array;
}

export interface AlikePair {
  path: string;
  other: string;
  /** Jaccard's similarity, 0 to 1. */
  likeness: number;
}

/**
 * For each text the first other one that is at least so alike, exactly. Two such texts share one of the rarest
 * shingles of both, so only those are looked up ("prefix filtering", Bayardo et al. 2007).
 */
export function findAlike(texts: readonly Text[], least: number): AlikePair[] {
  const frequency = frequencies(texts);
  const bySize = [...texts].sort((a, b) => a.shingles.length - b.shingles.length || (a.path < b.path ? -1 : 1));
  const rare = new Map<number, Text[]>();
  const pairs: AlikePair[] = [];
  for (const text of bySize) {
    const prefix = rarest(text.shingles, least, frequency);
    const pair = firstAlike(text, prefix, rare, least);
    if (pair) pairs.push(pair);
    for (const shingle of prefix) {
      const texts = rare.get(shingle);
      if (texts) texts.push(text);
      else rare.set(shingle, [text]);
    }
  }
  return pairs;
}

function firstAlike(
  text: Text,
  prefix: readonly number[],
  rare: ReadonlyMap<number, Text[]>,
  least: number,
): AlikePair | null {
  const seen = new Set<Text>();
  for (const shingle of prefix) {
    for (const other of rare.get(shingle) ?? []) {
      // A much shorter text cannot share enough.
      if (seen.has(other) || other.shingles.length < least * text.shingles.length) continue;
      seen.add(other);
      const found = likeness(text.shingles, other.shingles);
      if (found >= least) return { path: text.path, other: other.path, likeness: found };
    }
  }
  return null;
}

function frequencies(texts: readonly Text[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { shingles } of texts) for (const one of shingles) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function rarest(shingles: Uint32Array, least: number, frequency: ReadonlyMap<number, number>): number[] {
  const length = shingles.length - Math.ceil(least * shingles.length) + 1;
  const count = (shingle: number) => frequency.get(shingle) ?? 0;
  return [...shingles].sort((a, b) => count(a) - count(b) || a - b).slice(0, length);
}
