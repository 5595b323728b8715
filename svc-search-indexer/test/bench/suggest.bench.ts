import { expect, it } from '@jest/globals';
import { BusinessNames } from '../../src/suggest/business-names.ts';
import { SuggestService } from '../../src/suggest/suggest.service.ts';
import type { BusinessRecord } from '@lawdex/contracts';
import { inLongTransaction } from '@lawdex/svc-kit';
import { corpus, randomOf } from '../corpus.ts';
import { connectTestDatabase } from '../database.ts';
import { testDictionary } from '../dictionary.ts';
import { standIns } from '../stand-ins.ts';

// `SIZE=100000 ASKED=2000 npm run bench:search -w svc-search-indexer -- suggest`
const SIZE = Number(process.env['SIZE'] ?? 100_000);
const ASKED = Number(process.env['ASKED'] ?? 2_000);

const TYPED =
  `chicago houston bankruptcy personal injury criminal defense dui immigration castillo whitfield delacroix brown
  law group legal smith xylophone castlilo delacriox bankrutpcy chigago`.split(/\s+/);

it(`suggests among ${SIZE} businesses`, async () => {
  const { db, database, stop } = await connectTestDatabase();
  try {
    const names = new BusinessNames(db);
    const started = performance.now();
    const store = (records: BusinessRecord[]) =>
      inLongTransaction(db, async (tx) => {
        const rows = records.map((record) => ({ id: record.id, record }));
        await tx.query(
          `insert into search_documents (id, version, record, practice_slugs)
           select id, 1, record, '{}' from json_to_recordset($1::json) as d(id uuid, record json)`,
          [JSON.stringify(rows)],
        );
        await names.store(records, [], tx);
      });
    const batch: BusinessRecord[] = [];
    for (const record of corpus(SIZE, { extraNames: SIZE / 10 })) {
      batch.push(record);
      if (batch.length === 1_000) await store(batch.splice(0));
    }
    if (batch.length > 0) await store(batch);
    process.stdout.write(`${SIZE} businesses named in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    await database.pool.query('vacuum analyze');

    const dictionary = { current: testDictionary() };
    const service = new SuggestService(...standIns<ConstructorParameters<typeof SuggestService>>(dictionary, names));
    const random = randomOf(7);
    const times: { q: string; took: number }[] = [];
    for (let asked = -100; asked < ASKED; asked++) {
      const word = TYPED[Math.floor(random() * TYPED.length)] ?? '';
      const q = word.slice(0, 1 + Math.floor(random() * word.length));
      const from = performance.now();
      expect((await service.suggest(q, 8)).length).toBeLessThanOrEqual(8);
      if (asked >= 0) times.push({ q, took: performance.now() - from });
    }
    times.sort((a, b) => a.took - b.took);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.took.toFixed(1);
    const slowest = times.slice(-5).map(({ q, took }) => `${q} ${took.toFixed(1)}`);
    process.stdout.write(
      `suggest: p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms; slowest ${slowest.join(', ')}\n`,
    );
  } finally {
    await stop();
  }
});
