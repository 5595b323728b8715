import { dataSourceOptions } from '@lawdex/svc-kit';
import { createTestDatabase, type TestDatabase } from '@lawdex/svc-kit/testing';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database-options.ts';
import { Transactions } from '../src/database/transactions.ts';
import { migrations } from '../src/migrations/index.ts';

export interface ConnectedDatabase {
  database: TestDatabase;
  /** Logged in as the service is. */
  db: DataSource;
  stop(): Promise<void>;
}

export const SCHEMA = { service: 'svc-search-indexer', migrations };

/** An empty database of this service, for specs that need no HTTP. */
export async function connectTestDatabase(): Promise<ConnectedDatabase> {
  const database = await createTestDatabase(SCHEMA);
  const db = await new DataSource(dataSourceOptions(databaseOptions(database.appUrl))).initialize();
  const stop = async (): Promise<void> => {
    await db.destroy();
    await database.drop();
  };
  return { database, db, stop };
}

/** Runs while the tests of a file do. */
export function databaseInTests(): Pick<ConnectedDatabase, 'database' | 'db'> & { transactions: Transactions } {
  const connected: ReturnType<typeof databaseInTests> = Object.create(null);
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const { database, db, stop: disconnect } = await connectTestDatabase();
    stop = disconnect;
    Object.assign(connected, { database, db, transactions: new Transactions(db) });
  });
  afterAll(() => stop());
  return connected;
}
