import { randomUUID } from 'node:crypto';
import { connectMeilisearch } from '../src/engines/meilisearch/connect.ts';
import type { MeilisearchSettings } from '../src/engines/engines.module.ts';
import type { IndexChanges } from '../src/engines/index-lifecycle.ts';
import type { SearchEngine } from '../src/engines/search-engine.ts';
import { Transactions } from '../src/database/transactions.ts';
import { LandingIndex } from '../src/engines/postgres/landing/landing-index.ts';
import { NOTHING_KNOWN } from '../src/engines/postgres/rows/lexeme-shares.ts';
import { LiveRows } from '../src/engines/postgres/rows/live-rows.ts';
import { PostgresEngine } from '../src/engines/postgres/postgres-engine.ts';
import { PostgresIndex } from '../src/engines/postgres/rows/postgres-index.ts';
import type { ShareOf } from '../src/engines/postgres/tier-share.core.ts';
import { documentRow } from '../src/indexing/document-row.core.ts';
import { storeDocuments } from '../src/indexing/documents.sql.ts';
import { business } from './businesses.ts';
import { connectTestDatabase } from './database.ts';
import { meiliServer } from './meili-server.ts';

const GENERATION = 'tested';

/** An engine with an empty index of its own. */
export interface EngineUnderTest {
  engine: SearchEngine;
  /** Resolves when searches see the changes. */
  fill(changes: IndexChanges): Promise<void>;
  close(): Promise<void>;
}

export interface EngineFactory {
  name: string;
  /** Why the engine cannot be tested here, if so: the run says it. */
  absent?: string;
  create(): Promise<EngineUnderTest>;
}

/** How each engine is started for the conformance suite. An engine that needs a server of its own runs when its URL is set. */
export const ENGINES: readonly EngineFactory[] = [
  { name: 'postgres', create: () => postgres() },
  // The same engine, told that every word is common.
  { name: 'postgres that looks', create: () => postgres({ share: () => 1 }) },
  {
    name: 'meilisearch',
    ...(meiliServer ? {} : { absent: 'MEILI_URL is not set' }),
    create: () => meilisearch(meiliServer),
  },
];

async function meilisearch(server: MeilisearchSettings | null): Promise<EngineUnderTest> {
  if (!server) throw new Error('MEILI_URL is not set.');
  const { engine, index } = connectMeilisearch(server);
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
