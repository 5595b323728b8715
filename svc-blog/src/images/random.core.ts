/** A stream of numbers that is the same for the same seed, on every machine (mulberry32: enough for a few dozen strokes of a picture). */
export interface Random {
  /** Whole, from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return { int, pick: (items) => items[int(0, items.length - 1)] ?? items[0] };
}

/** A number of 16 bits that follows from the text (FNV-1a, folded). */
export function hash16(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}
