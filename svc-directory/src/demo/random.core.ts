import { createRandom as createStream, itemAt } from '../random.core.ts';
import type { Random as RandomStream } from '../random.core.ts';

export interface Random extends RandomStream {
  /** `count` different items, in random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** One item, drawn in proportion to its weight. */
  weighted<T>(items: readonly T[], weights: readonly number[]): T;
  uuid(): string;
}

/** The same draws for the same seed and stream. */
export function createRandom(seed: number, stream = 0): Random {
  const random = createStream(seed, stream);
  const { next, int, pick } = random;
  const hex = (digits: number): string =>
    Math.floor(next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  return {
    ...random,
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
