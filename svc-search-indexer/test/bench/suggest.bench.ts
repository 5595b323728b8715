import { expect, it } from '@jest/globals';
import { practiceSlugs } from '../../src/index-definition/document.core.ts';
import { storeDocuments } from '../../src/indexing/documents.sql.ts';
import { business } from '../businesses.ts';
import { CITIES } from '../cities.ts';
import { corpus, randomOf } from '../corpus.ts';
import { SearchServiceUnderTest } from '../search-service.ts';

// `SIZE=100000 ASKED=2000 npm run bench:search -w svc-search-indexer -- suggest`
const SIZE = Number(process.env['SIZE'] ?? 100_000);
const ASKED = Number(process.env['ASKED'] ?? 2_000);

const TYPED =
  `chicago houston bankruptcy personal injury criminal defense dui immigration castillo whitfield delacroix & brown
  law group legal smith xylophone castlilo delacriox bankrutpcy chigago`.split(/\s+/);

it(`suggests among ${SIZE} businesses`, async () => {
  const service = await SearchServiceUnderTest.start();
  try {
    // Straight into the table, because all that counts here are names; the service finds them when it starts again.
    let batch: unknown[] = [];
    const flush = async () => {
      await service.database.pool.query(storeDocuments, [JSON.stringify(batch)]);
      batch = [];
    };
    for (const record of corpus(SIZE, { extraNames: SIZE / 10 })) {
      batch.push({ id: record.id, version: 1, record, practice_slugs: practiceSlugs(record) });
      if (batch.length === 1_000) await flush();
    }
    if (batch.length > 0) await flush();
    await service.index(...CITIES.map((city) => business({ name: `Law of ${city.city}`, in: city })));
    const before = performance.now();
    await service.restart();
    const named = async () =>
      Number(
        (await service.database.pool.query('select count(distinct business_id) as n from suggest_names')).rows[0].n,
      );
    while ((await named()) < SIZE) await new Promise((resolve) => setTimeout(resolve, 500));
    process.stdout.write(`${SIZE} businesses named in ${((performance.now() - before) / 1000).toFixed(1)} s\n`);
    await service.database.pool.query('vacuum analyze suggest_names, suggest_words, search_documents');

    const random = randomOf(7);
    const times: { q: string; took: number }[] = [];
    for (let asked = -100; asked < ASKED; asked++) {
      const word = TYPED[Math.floor(random() * TYPED.length)] ?? '';
      const q = word.slice(0, 1 + Math.floor(random() * word.length));
      const from = performance.now();
      const { status } = await service.get(`/api/search/suggest?${new URLSearchParams({ q })}`);
      if (asked >= 0) times.push({ q, took: performance.now() - from });
      expect(status).toBe(200);
    }
    times.sort((a, b) => a.took - b.took);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.took.toFixed(1);
    const slowest = times.slice(-5).map(({ q, took }) => `${q} ${took.toFixed(1)}`);
    process.stdout.write(
      `suggest: p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms; slowest: ${slowest.join(', ')}\n`,
    );
  } finally {
    await service.stop();
  }
});
