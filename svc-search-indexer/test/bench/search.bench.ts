import { expect, it } from '@jest/globals';
import { CITIES } from '../cities.ts';
import { category } from '../categories.ts';
import { corpus, randomOf } from '../corpus.ts';
import { changed } from '../businesses.ts';
import { SearchServiceUnderTest } from '../search-service.ts';

// `SIZES=3000,100000 npm run bench:search`
const SIZES = (process.env['SIZES'] ?? '10000,100000').split(',').map(Number);
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);

// A few hundred cities and many surnames: the dictionary should be as large as a real one.
const MANY_CITIES = Array.from({ length: 300 }, (_, index) => {
  const base = CITIES[index % CITIES.length] as (typeof CITIES)[number];
  const round = Math.floor(index / CITIES.length);
  return round === 0
    ? base
    : { ...base, city: `${base.city} Heights ${String.fromCharCode(65 + round)}`, lat: base.lat + round / 10 };
});

const SEARCHES: Record<string, Record<string, string | number>> = {
  'nothing (browse)': {},
  practice: { query: 'personal injury' },
  'practice + place': { query: 'dui attorney chicago' },
  misspelt: { query: 'persnal injry' },
  'misspelt name': { query: 'kowalsky' },
  name: { query: 'delacroix whitfield' },
  'unfinished word': { query: 'castil' },
  'no hits': { query: 'zzyzx qwrtp' },
  'word of many descriptions': { query: 'appointments phone' },
  'city + category': { location: 'Houston, TX', categoryId: category('bankruptcy').id },
  'open now': { isOpen: 'true', location: 'Houston' },
  'open now, everywhere': { isOpen: 'true' },
  'rating + price': { rating: 4, priceRange: '$,$$', sortBy: 'rating' },
  'by name, page 50': { sortBy: 'name', page: 50 },
  'within 10 miles': { near: '41.88,-87.63', radius: 10, sortBy: 'distance' },
  'by distance, everywhere': { near: '41.88,-87.63', sortBy: 'distance' },
  'spanish + contingency': { language: 'es', feeBasis: 'contingency', query: 'immigration' },
};

const CONCURRENT = [1, 2, 8];
const SECONDS = 3;

/** Requests a second of so many askers, each of whom asks again as soon as it is answered. */
async function throughput(askers: number, ask: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  let answered = 0;
  const asker = async (): Promise<void> => {
    for (; performance.now() - from < SECONDS * 1_000; answered++) await ask();
  };
  await Promise.all(Array.from({ length: askers }, asker));
  return answered / ((performance.now() - from) / 1_000);
}

const quantile = (sorted: number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] as number;
const ms = (value: number): string => value.toFixed(1).padStart(7);

it.each(SIZES)('searches %i businesses', async (size) => {
  const service = await SearchServiceUnderTest.start();
  const lines: string[] = [];
  try {
    const started = performance.now();
    const batch = [];
    for (const record of corpus(size, { cities: MANY_CITIES, extraNames: size / 10 })) {
      batch.push(changed(record));
      if (batch.length === 200) await service.send(batch.splice(0));
    }
    if (batch.length > 0) await service.send(batch);
    await service.settle();
    const seconds = (performance.now() - started) / 1_000;
    lines.push(`${size} businesses indexed in ${seconds.toFixed(1)} s, ${(size / seconds).toFixed(0)} a second`);
    await service.database.pool.query('vacuum analyze');

    const random = randomOf(7);
    const all: number[] = [];
    const times = new Map(Object.keys(SEARCHES).map((name): [string, number[]] => [name, []]));
    for (let round = 0; round < ROUNDS + 3; round++) {
      for (const [name, params] of Object.entries(SEARCHES).sort(() => random() - 0.5)) {
        const from = performance.now();
        const { status } = await service.ask(params);
        const took = performance.now() - from;
        expect(status).toBe(200);
        if (round < 3) continue;
        times.get(name)?.push(took);
        all.push(took);
      }
    }
    for (const [name, list] of [...times, ['all', all] as const]) {
      const sorted = list.sort((a, b) => a - b);
      const total = name === 'all' ? '' : `  ${(await service.search(SEARCHES[name] ?? {})).total} hits`;
      lines.push(
        `${name.padEnd(28)} best ${ms(quantile(sorted, 0))}  p50 ${ms(quantile(sorted, 0.5))}  p95 ${ms(quantile(sorted, 0.95))}  p99 ${ms(quantile(sorted, 0.99))} ms${total}`,
      );
    }
    const params = Object.values(SEARCHES);
    for (const askers of CONCURRENT) {
      const searches = await throughput(askers, () => service.ask(params[Math.floor(random() * params.length)] ?? {}));
      const trivial = await throughput(askers, () => service.get('/health/live'));
      const ratio = (trivial / searches).toFixed(1);
      lines.push(
        `${askers} at once: ${searches.toFixed(0)} searches/s beside ${trivial.toFixed(0)} trivial answers/s (1 : ${ratio})`,
      );
    }
    const { heapUsed, rss } = process.memoryUsage();
    lines.push(
      `memory of service and test: heap ${(heapUsed / 2 ** 20).toFixed(0)} MB, rss ${(rss / 2 ** 20).toFixed(0)} MB`,
    );
  } finally {
    process.stdout.write(`${lines.join('\n')}\n\n`);
    await service.stop();
  }
});
