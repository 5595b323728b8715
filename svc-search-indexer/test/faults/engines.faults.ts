import { optionalText, SEARCH_ENGINE_HEADER, type BusinessRecord } from '@lawdex/contracts';
import { dataSourceOptions, readConfig } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/database-options.ts';
import { Transactions } from '../../src/database/transactions.ts';
import { connectMeilisearch } from '../../src/engines/meilisearch/connect.ts';
import { LiveRows } from '../../src/engines/postgres/rows/live-rows.ts';
import { PostgresIndex } from '../../src/engines/postgres/rows/postgres-index.ts';
import type { IndexLifecycle } from '../../src/engines/index-lifecycle.ts';
import { documentOf } from '../../src/index-definition/document.core.ts';
import { SearchCategory } from '../../src/dictionary/search-category.entity.ts';
import { changed, deleted } from '../businesses.ts';
import { corpus } from '../corpus.ts';
import { fed } from '../fed.ts';
import { SearchServiceUnderTest } from '../search-service.ts';
import { MeilisearchProcess } from '../meilisearch-process.ts';
import { until } from '../until.ts';

const { MEILI_BINARY } = readConfig({ MEILI_BINARY: optionalText() });
const BUSINESSES = [...corpus(600)];
const SEARCH = '/api/businesses/search';
const ASKED = [
  ...['tax', 'adler', 'divorce houston', 'baker & castillo', 'kessler law', ''].map((query) => ({
    path: SEARCH,
    query,
  })),
  { path: `${SEARCH}/map`, query: 'personal injury' },
  { path: '/api/landing/bankruptcy-lawyers-in-houston', query: '' },
  { path: '/api/landing/bankruptcy-lawyers-in-texas', query: '' },
  { path: '/api/popular-searches', query: '' },
];

let server: MeilisearchProcess;
let service: SearchServiceUnderTest;
let db: DataSource;
beforeAll(async () => {
  if (MEILI_BINARY === undefined) throw new Error('MEILI_BINARY names the Meilisearch to kill and freeze.');
  server = await MeilisearchProcess.start(MEILI_BINARY);
  service = await SearchServiceUnderTest.start();
  await service.index(...BUSINESSES);
  await service.restart({ meilisearch: server.settings });
  db = await new DataSource(dataSourceOptions(databaseOptions(service.database.appUrl))).initialize();
  await answeredBy('meilisearch');
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await service.stop();
  await server.remove();
}, 60_000);

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

interface Asked {
  status: number;
  engine: string | null;
  ms: number;
}

async function ask({ path, query }: (typeof ASKED)[number]): Promise<Asked> {
  const from = performance.now();
  const { status, headers } = await service.get(query ? `${path}?query=${encodeURIComponent(query)}` : path);
  return { status, engine: headers.get(SEARCH_ENGINE_HEADER), ms: performance.now() - from };
}

/** How long it takes until a search is answered by this engine. */
async function answeredBy(engine: string): Promise<number> {
  const from = performance.now();
  await until(async () => (await ask({ path: SEARCH, query: 'tax' })).engine === engine, 60_000);
  return Math.round(performance.now() - from);
}

/** Until `done`: two readers one after the other question, and a writer who changes and deletes firms. */
async function underLoad(work: () => Promise<void>): Promise<{ searches: Asked[]; writes: number[] }> {
  const searches: Asked[] = [];
  const writes: number[] = [];
  let done = false;
  const reader = async (first: number): Promise<void> => {
    for (let turn = first; !done; turn++) {
      const asked = ASKED[turn % ASKED.length];
      if (asked) searches.push(await ask(asked));
    }
  };
  const writer = async (): Promise<void> => {
    for (let turn = 0; !done; turn++) {
      const version = Date.now();
      const record = BUSINESSES[turn % BUSINESSES.length];
      if (!record) continue;
      const events =
        turn % 10 === 9
          ? [deleted(record.id, version)]
          : [changed({ ...record, name: `${record.name} ${turn}`, reviewCount: turn }, version)];
      writes.push((await service.post(events)).status);
      await pause(20);
    }
  };
  const running = [reader(0), reader(3), writer()];
  await work();
  done = true;
  await Promise.all(running);
  return { searches, writes };
}

/** Ids that an index does not hold as the database says, and how many it holds. */
async function difference(index: IndexLifecycle): Promise<{ drift: string[]; tooMany: number }> {
  const feeds = await db.query<{ generation: string }[]>('select generation from search_feeds where engine = $1', [
    index.name,
  ]);
  const generation = feeds[0]?.generation ?? '';
  const categories = new Map((await db.getRepository(SearchCategory).find()).map((area) => [area.slug, area]));
  const rows = await db.query<{ record: BusinessRecord }[]>(
    'select record from search_documents where record is not null',
  );
  const { documents } = await index.stats(generation);
  return {
    drift: await index.drift(
      generation,
      rows.map(({ record }) => documentOf(record, categories)),
    ),
    tooMany: documents - rows.length,
  };
}

const FAULTS: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'is frozen for five seconds',
    async () => {
      server.signal('SIGSTOP');
      await pause(5_000);
      server.signal('SIGCONT');
    },
  ],
  [
    'is killed and comes back',
    async () => {
      await server.kill();
      await pause(2_000);
      await server.start();
    },
  ],
  [
    'is killed and comes back with nothing',
    async () => {
      await server.kill();
      await server.start({ empty: true });
    },
  ],
];

it.each(FAULTS)(
  'Meilisearch %s: no request fails, and database and both indexes are equal afterwards',
  async (name, fault) => {
    let backMs = 0;
    const { searches, writes } = await underLoad(async () => {
      await pause(1_000);
      await fault();
      backMs = await answeredBy('meilisearch');
      await pause(1_000);
    });
    await fed(service.database);
    const engines = [
      new PostgresIndex(new Transactions(db), db, new LiveRows(db)),
      connectMeilisearch(server.settings).index,
    ];
    const differences = await Promise.all(engines.map(difference));
    process.stdout.write(`${name}: ${figures(searches, writes)}, back after ${backMs} ms\n`);
    expect(searches.filter(({ status }) => status !== 200)).toEqual([]);
    expect(writes.filter((status) => status !== 204)).toEqual([]);
    expect(differences).toEqual([
      { drift: [], tooMany: 0 },
      { drift: [], tooMany: 0 },
    ]);
    expect(new Set(searches.map(({ engine }) => engine))).toEqual(new Set(['meilisearch', 'postgres']));
  },
);

function figures(searches: readonly Asked[], writes: readonly number[]): string {
  const times = searches.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const by = (engine: string): number => searches.filter((asked) => asked.engine === engine).length;
  const failed = searches.filter(({ status }) => status !== 200).length + writes.filter((s) => s !== 204).length;
  return `${searches.length} searches (${by('meilisearch')} by meilisearch, ${by('postgres')} by postgres), ${writes.length} writes, ${failed} failed, p50 ${at(0.5)} p99 ${at(0.99)} max ${at(1)} ms`;
}
