import type { BusinessRecord } from '@lawdex/contracts';
import { Transactions } from '../src/database/transactions.ts';
import { PostgresEngine } from '../src/engines/postgres/postgres-engine.ts';
import type { SearchEngine } from '../src/engines/search-engine.ts';
import { documentOf } from '../src/index-definition/document.core.ts';
import { documentRow } from '../src/indexing/document-row.core.ts';
import { storeDocuments } from '../src/indexing/documents.sql.ts';
import { CATEGORIES } from './categories.ts';
import { connectTestDatabase } from './database.ts';

export interface EngineUnderTest {
  engine: SearchEngine;
  /** Stores and indexes these, and takes those out; resolves when searches see it. */
  change(upserts: BusinessRecord[], deletions?: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** How each engine is started for the conformance suite. An engine that needs a server of its own runs when its URL is set. */
export const ENGINES: { name: string; start: () => Promise<EngineUnderTest> }[] = [
  { name: 'postgres', start: postgres },
];

const categories = new Map(CATEGORIES.map((area) => [area.slug, area]));

async function postgres(): Promise<EngineUnderTest> {
  const { db, stop } = await connectTestDatabase();
  const transactions = new Transactions(db);
  const engine = new PostgresEngine(db, transactions);
  let version = 0;
  const change = (upserts: BusinessRecord[], deletions: string[] = []): Promise<void> =>
    transactions.run(async (tx) => {
      version++;
      const rows = [
        ...upserts.map((record) => documentRow(record.id, version, record)),
        ...deletions.map((id) => documentRow(id, version, null)),
      ];
      await tx.query(storeDocuments, [JSON.stringify(rows)]);
      await engine.apply({ upserts: upserts.map((record) => documentOf(record, categories)), deletions });
    });
  return { engine, change, stop };
}
