/** Words of a shingle. Fewer find more in common, so that what passes here passes with longer ones. */
export const SHINGLE_WORDS = 3;

/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The different shingles of a text as numbers, in ascending order. A shorter text is one shingle. */
export function shinglesOf(words: readonly string[], size = SHINGLE_WORDS): Uint32Array {
  if (words.length === 0) return new Uint32Array();
  const count = Math.max(1, words.length - size + 1);
  const hashes = new Set<number>();
  for (let first = 0; first < count; first++) hashes.add(hash(words.slice(first, first + size).join(' ')));
  return Uint32Array.from(hashes).sort();
}

/** FNV-1a, 32 bits: two of a page's 500 shingles meet once in 30,000 pages. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Jaccard's similarity of two ascending lists: what they share of what they have together, 0 to 1. */
export function likeness(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [left = 0, right = 0] = [a[i], b[j]];
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  const together = a.length + b.length - shared;
  return together === 0 ? 0 : shared / together;
}
