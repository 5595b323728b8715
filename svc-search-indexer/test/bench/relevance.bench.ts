import { expect, it } from '@jest/globals';
import type { BusinessRecord } from '@lawdex/contracts';
import { corpus, randomOf } from '../corpus.ts';
import { SearchServiceUnderTest } from '../search-service.ts';
import { JUDGED_SEARCHES } from './judged-searches.ts';

// `SIZE=10000 NAMES=400 npm run bench:relevance`
const SIZE = Number(process.env['SIZE'] ?? 10_000);
const NAMES = Number(process.env['NAMES'] ?? 400);
const SHOWN = 10;

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, SHOWN).reduce((sum, gain, index) => sum + (2 ** gain - 1) / Math.log2(index + 2), 0);

/** 1 when the best stand first. When nothing is right, 1 for showing nothing. */
function ndcg(gains: readonly number[], best: readonly number[]): number {
  const ideal = discounted([...best].sort((a, b) => b - a));
  return ideal === 0 ? Number(gains.length === 0) : discounted(gains) / ideal;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One letter of the longest word is lost. */
function withTypo(name: string): string {
  const [longest = ''] = name.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length);
  return name.replace(longest, longest.slice(0, 3) + longest.slice(4));
}

it(`finds what is asked for among ${SIZE} businesses`, async () => {
  const businesses = [...corpus(SIZE, { extraNames: SIZE / 10 })];
  const byId = new Map(businesses.map((business) => [business.id, business]));
  const service = await SearchServiceUnderTest.start();
  const found = async (params: Record<string, string | number>): Promise<BusinessRecord[]> =>
    (await service.search(params)).businesses.flatMap(({ id }) => byId.get(id) ?? []);
  try {
    await service.index(...businesses);
    const figures = new Map<string, number[]>();
    for (const { kind, params, gain } of JUDGED_SEARCHES) {
      const value = ndcg((await found(params)).map(gain), businesses.map(gain));
      figures.set(kind, [...(figures.get(kind) ?? []), value]);
      if (value < 0.9) process.stdout.write(`  ${kind}: ${JSON.stringify(params)} ${value.toFixed(2)}\n`);
    }
    const random = randomOf(11);
    const named = Array.from({ length: NAMES }, () => businesses[Math.floor(random() * SIZE)]?.name ?? '');
    const reciprocal = async (query: string, name: string): Promise<number> => {
      const at = (await found({ query })).findIndex((business) => business.name === name);
      return at < 0 ? 0 : 1 / (at + 1);
    };
    const exact: number[] = [];
    const typos: number[] = [];
    for (const name of named) {
      exact.push(await reciprocal(name, name));
      typos.push(await reciprocal(withTypo(name), name));
    }
    for (const [kind, values] of figures) {
      process.stdout.write(`${kind.padEnd(12)} nDCG@10 ${mean(values).toFixed(3)}  (${values.length})\n`);
    }
    const all = mean([...figures.values()].flat());
    process.stdout.write(`all          nDCG@10 ${all.toFixed(3)}  (${JUDGED_SEARCHES.length})\n`);
    process.stdout.write(
      `names        MRR ${mean(exact).toFixed(3)}, with a typo ${mean(typos).toFixed(3)}  (${NAMES})\n`,
    );
    expect(JUDGED_SEARCHES.length).toBeGreaterThanOrEqual(150);
    expect(all).toBeGreaterThanOrEqual(0.9);
  } finally {
    await service.stop();
  }
});
