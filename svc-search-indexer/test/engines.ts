import { randomUUID } from 'node:crypto';
import { connectMeilisearch } from '../src/engines/meilisearch/connect.ts';
import type { MeilisearchSettings } from '../src/engines/engines.module.ts';
import type { IndexChanges } from '../src/engines/index-lifecycle.ts';
import type { EngineAnswer, EngineFilters, EngineQuery } from '@lawdex/search-language/plan';
import { EVERYBODY, type SearchEngine } from '../src/engines/search-engine.ts';
import type { IndexDocument } from '../src/index-definition/document.core.ts';
import { Transactions } from '../src/database/transactions.ts';
import { LandingIndex } from '../src/engines/postgres/landing/landing-index.ts';
import { NOTHING_KNOWN } from '../src/engines/postgres/rows/lexeme-shares.ts';
import { LiveRows } from '../src/engines/postgres/rows/live-rows.ts';
import { PostgresEngine } from '../src/engines/postgres/postgres-engine.ts';
import { PostgresIndex } from '../src/engines/postgres/rows/postgres-index.ts';
import type { ShareOf } from '../src/engines/postgres/tier-share.core.ts';
import { documentRow } from '../src/indexing/document-row.core.ts';
import { storeDocuments } from '../src/indexing/documents.sql.ts';
import { business, uuidOf, type BusinessOptions } from './businesses.ts';
import { document } from './conformance.ts';
import { connectTestDatabase } from './database.ts';
import { meiliServer } from './meili-server.ts';

const GENERATION = 'tested';

/** An engine with an empty index of its own. */
interface EngineUnderTest {
  engine: SearchEngine;
  /** Resolves when searches see the changes. */
  fill(changes: IndexChanges): Promise<void>;
  close(): Promise<void>;
}

/** How each engine is started for the conformance suite. */
const ENGINES: [name: string, create: () => Promise<EngineUnderTest>][] = [
  ['postgres', () => postgres()],
  // The same engine, told that every word is common.
  ['postgres that looks', () => postgres({ share: () => 1 })],
];
const server = meiliServer;
if (server) ENGINES.push(['meilisearch', () => meilisearch(server)]);
else process.stdout.write('conformance: NOT RUN on meilisearch: MEILI_URL is not set\n');

async function meilisearch(settings: MeilisearchSettings): Promise<EngineUnderTest> {
  const { engine, index } = connectMeilisearch(settings);
  const generation = `conformance-${randomUUID().slice(0, 8)}`;
  await index.create(generation);
  await index.switchTo(generation);
  return { engine, fill: (changes) => index.fill(generation, [changes]), close: () => index.drop(generation) };
}

async function postgres(lexemes: { share: ShareOf } = NOTHING_KNOWN): Promise<EngineUnderTest> {
  const { db, stop } = await connectTestDatabase();
  const transactions = new Transactions(db);
  const live = new LiveRows(db);
  const index = new PostgresIndex(transactions, db, live);
  await index.create(GENERATION);
  await index.settle(GENERATION);
  await index.switchTo(GENERATION);
  const landing = new LandingIndex(transactions);
  let version = 0;
  return {
    engine: new PostgresEngine(db, lexemes, live),
    // Rows refer to documents; landing pages list their records.
    fill: ({ upserts, deletions }) =>
      transactions.run(async (tx) => {
        version++;
        const held = upserts.map(({ id, name }) => documentRow(id, version, business({ id, name })));
        const gone = deletions.map((id) => documentRow(id, version, null));
        await tx.query(storeDocuments, [JSON.stringify([...held, ...gone])]);
        await index.fill(GENERATION, [{ upserts, deletions }]);
        await landing.fill(GENERATION, [{ upserts, deletions }]);
      }),
    close: stop,
  };
}

const neverAborted = new AbortController().signal;

interface Asked {
  search(query: Partial<EngineQuery>, signal?: AbortSignal): Promise<EngineAnswer>;
  /** Names of the hits, in their order; for a search whose hits fit on its page. */
  names(query: Partial<EngineQuery>): Promise<string[]>;
  count(query: Partial<EngineQuery>, choices: readonly EngineFilters[], signal?: AbortSignal): Promise<number[]>;
  fill(upserts: readonly IndexDocument[], deletions?: readonly string[]): Promise<void>;
  engine(): SearchEngine;
}

/** Runs the tests on every engine that is there, each with an index of its own, because a visitor must not see which one answers. */
export function onEveryEngine(businesses: readonly BusinessOptions[], tests: (asked: Asked) => void): void {
  const nameOf = new Map(businesses.map(({ name }) => [uuidOf(name), name]));
  describe.each(ENGINES)('engine %s', (_name, create) => {
    let under: EngineUnderTest;
    beforeAll(async () => {
      under = await create();
      await under.fill({ upserts: businesses.map(document), deletions: [] });
    }, 60_000);
    afterAll(() => under.close());

    const search: Asked['search'] = async (query, signal = neverAborted) => {
      const answer = await under.engine.search({ ...EVERYBODY, ...query }, signal);
      expect(await under.engine.hits({ ...EVERYBODY, ...query }, signal)).toEqual(answer.hits);
      return answer;
    };
    tests({
      search,
      async names(query) {
        const { hits, total } = await search(query);
        expect(hits).toHaveLength(total);
        return hits.map(({ id }) => nameOf.get(id) ?? id);
      },
      count: (query, choices, signal = neverAborted) => under.engine.count({ ...EVERYBODY, ...query }, choices, signal),
      fill: (upserts, deletions = []) => under.fill({ upserts, deletions }),
      engine: () => under.engine,
    });
  });
}
