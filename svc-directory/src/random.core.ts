/** A stream of numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole, from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/**
 * The sfc32 generator, which passes PractRand. Its 128 bits of state are needed: with 32, the ids of 100,000 businesses'
 * reviews collided. Any whole numbers make a seed; neighbouring ones give unrelated streams.
 */
export function createRandom(seed: number, stream = 0): Random {
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
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
  };
}

/** For a position that is known to be in the list. */
export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} among ${items.length}.`);
  return item;
}
