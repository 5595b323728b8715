/** A stream of draws that is the same for the same seed, on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole, from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** One item, drawn in proportion to its weight. */
  weighted<T>(items: readonly T[], weights: readonly number[]): T;
  uuid(): string;
}

/** The same draws for the same seed and stream. Any whole numbers make a seed; neighbouring ones give unrelated streams. */
export function createRandom(seed: number, stream = 0): Random {
  const next = sfc32(seed, stream);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => itemAt(items, int(0, items.length - 1));
  const hex = (digits: number): string =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample(items, count) {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, (_, i) => {
        const drawn = int(i, rest.length - 1);
        const item = itemAt(rest, drawn);
        rest[drawn] = itemAt(rest, i);
        return item;
      });
    },
    weighted(items, weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return itemAt(items, index < 0 ? items.length - 1 : index);
    },
    uuid() {
      const variant = pick(['8', '9', 'a', 'b']);
      return `${hex(8)}-${hex(4)}-4${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
    },
  };
}

// The sfc32 generator, which passes PractRand. Its 128 bits of state are needed: with 32, the ids of 100,000 businesses' reviews
// collided.
function sfc32(seed: number, stream: number): () => number {
  let [a, b, c, counter] = [seed | 0, stream | 0, 0x9e3779b9 | 0, 1];
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
}

/** For a position that is known to be in the list. */
function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`);
  return item;
}
