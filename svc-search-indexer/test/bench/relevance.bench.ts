import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { integer, optionalText } from '@lawdex/contracts';
import { readConfig } from '@lawdex/svc-kit';
import { corpus } from '../corpus.ts';
import { MeilisearchProcess } from '../meilisearch-process.ts';
import { meiliServer } from '../meili-server.ts';
import { SearchServiceUnderTest } from '../search-service.ts';
import { JUDGED_SEARCHES } from './judged-searches.ts';
import { businessesOf } from './real-businesses.ts';
import { mean, RelevanceOf } from './relevance-of.ts';

const { SIZE, NAMES, NAMES_FILE, MEILI_BINARY } = readConfig({
  SIZE: integer({ min: 100, max: 1_000_000, fallback: 10_000 }),
  NAMES: integer({ min: 1, max: 10_000, fallback: 400 }),
  NAMES_FILE: optionalText(),
  MEILI_BINARY: optionalText(),
});
const LEAST_NDCG = 0.96;
const MOST_APART = 0.02;
const LEAST_MRR = { exact: 0.99, mistyped: 0.9 };

const say = (line: string): unknown => process.stdout.write(`${line}\n`);
const BUSINESSES = [...corpus(SIZE, { extraNames: SIZE / 10 })];
const REAL = NAMES_FILE === undefined ? [] : businessesOf(NAMES_FILE);

let own: MeilisearchProcess | null = null;
let service: SearchServiceUnderTest;
/** nDCG@10 of all judged searches, by engine. */
const ndcgOf = new Map<string, number>();

beforeAll(async () => {
  service = await SearchServiceUnderTest.start();
  await service.index(...BUSINESSES, ...REAL);
});
afterAll(async () => {
  await service.stop();
  await own?.remove();
});

function relevanceOn(engine: string): void {
  it('finds what is asked for', async () => {
    const figures = await new RelevanceOf(service, engine).judged(JUDGED_SEARCHES, [...BUSINESSES, ...REAL]);
    for (const [kind, values] of figures) {
      say(`${engine}  ${kind.padEnd(9)} nDCG@10 ${mean(values).toFixed(3)}  (${values.length})`);
    }
    const all = mean([...figures.values()].flat());
    say(`${engine}  all       nDCG@10 ${all.toFixed(3)}  (${JUDGED_SEARCHES.length} searches, ${SIZE} businesses)`);
    ndcgOf.set(engine, all);
    expect(JUDGED_SEARCHES.length).toBeGreaterThanOrEqual(150);
    expect(all).toBeGreaterThanOrEqual(LEAST_NDCG);
  });

  const named = { 'made up': BUSINESSES, ...(REAL.length > 0 && { real: REAL }) };
  it.each(Object.entries(named))('finds businesses whose names are %s', async (whose, businesses) => {
    const { exact, mistyped } = await new RelevanceOf(service, engine).names(businesses, NAMES);
    say(`${engine}  names, ${whose}: MRR ${exact.toFixed(3)}, with a typo ${mistyped.toFixed(3)}  (${NAMES})`);
    expect(exact).toBeGreaterThanOrEqual(LEAST_MRR.exact);
    expect(mistyped).toBeGreaterThanOrEqual(LEAST_MRR.mistyped);
  });
}

describe('PostgreSQL', () => relevanceOn('postgres'));

if (!meiliServer && MEILI_BINARY === undefined) {
  say('Meilisearch was not measured: neither MEILI_BINARY nor MEILI_URL is set.');
} else {
  describe('Meilisearch', () => {
    beforeAll(async () => {
      if (!meiliServer && MEILI_BINARY !== undefined) own = await MeilisearchProcess.start(MEILI_BINARY);
      await service.restart({ meilisearch: meiliServer ?? own?.settings });
      await service.answeredBy('meilisearch');
    });

    relevanceOn('meilisearch');

    it('is as good as PostgreSQL', () => {
      const [one = 0, other = 1] = ndcgOf.values();
      expect(Math.abs(one - other)).toBeLessThanOrEqual(MOST_APART);
    });
  });
}
