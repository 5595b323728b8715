import type { IndexChanges, SearchEngine } from '../src/engines/search-engine.ts';
import { Transactions } from '../src/database/transactions.ts';
import { PostgresEngine } from '../src/engines/postgres/postgres-engine.ts';
import { PostgresIndex } from '../src/engines/postgres/postgres-index.ts';
import { documentRow } from '../src/indexing/document-row.core.ts';
import { storeDocuments } from '../src/indexing/documents.sql.ts';
import { connectTestDatabase } from './database.ts';

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
export const ENGINES: readonly EngineFactory[] = [{ name: 'postgres', create: postgres }];

async function postgres(): Promise<EngineUnderTest> {
  const { db, stop } = await connectTestDatabase();
  const transactions = new Transactions(db);
  const index = new PostgresIndex(transactions);
  let version = 0;
  return {
    engine: new PostgresEngine(db),
    // Rows refer to documents, whose records no engine reads.
    fill: ({ upserts, deletions }) =>
      transactions.run(async (tx) => {
        version++;
        const ids = [...upserts.map(({ id }) => id), ...deletions];
        await tx.query(storeDocuments, [JSON.stringify(ids.map((id) => documentRow(id, version, null)))]);
        await index.fill('', { upserts, deletions });
      }),
    close: stop,
  };
}
