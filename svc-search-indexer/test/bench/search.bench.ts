import { expect, it } from '@jest/globals';
import { CITIES } from '../cities.ts';
import { category } from '../categories.ts';
import { corpus, randomOf } from '../corpus.ts';
import { changed } from '../businesses.ts';
import { SearchServiceUnderTest } from '../search-service.ts';

// `SIZES=3000,100000 npm run bench:search`
const SIZES = (process.env['SIZES'] ?? '3000,10000,100000').split(',').map(Number);
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
    lines.push(
      `${size} businesses indexed in ${((performance.now() - started) / 1000).toFixed(1)} s, in batches of 200`,
    );
    await service.database.pool.query('vacuum analyze');
    await service.settle();

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
        `${name.padEnd(28)} best ${ms(quantile(sorted, 0))}  p50 ${ms(quantile(sorted, 0.5))}  p99 ${ms(quantile(sorted, 0.99))} ms${total}`,
      );
    }
  } finally {
    process.stdout.write(`${lines.join('\n')}\n\n`);
    await service.stop();
  }
});
