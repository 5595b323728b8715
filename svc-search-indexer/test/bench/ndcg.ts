const SHOWN = 10;

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, SHOWN).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);

/** nDCG@10: 1 when the best of all stand first. When nothing is right, 1 for showing nothing. */
export function ndcg(shown: readonly number[], all: readonly number[]): number {
  const ideal = discounted([...all].sort((a, b) => b - a));
  return ideal === 0 ? Number(shown.length === 0) : discounted(shown) / ideal;
}
