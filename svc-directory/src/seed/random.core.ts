/** A stream of numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole, from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** An index, drawn in proportion to its weight. */
  weighted(weights: readonly number[]): number;
  uuid(): string;
}

/** Seeds far apart for neighbouring numbers, so that firm 7 tells nothing about firm 8. */
export function seedOf(...parts: number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** Mulberry32: 32 bits of state are plenty for texts and dice, and it is fast enough for a million firms. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => items[int(0, items.length - 1)] as T;

  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample(items, count) {
      const rest = [...items];
      const taken = Math.min(count, rest.length);
      for (let i = 0; i < taken; i++) {
        const other = int(i, rest.length - 1);
        [rest[i], rest[other]] = [rest[other] as (typeof rest)[0], rest[i] as (typeof rest)[0]];
      }
      return rest.slice(0, taken);
    },
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return index < 0 ? weights.length - 1 : index;
    },
    uuid() {
      const hex = (digits: number): string =>
        Math.floor(next() * 16 ** digits)
          .toString(16)
          .padStart(digits, '0');
      const variant = pick(['8', '9', 'a', 'b']);
      return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
    },
  };
}
