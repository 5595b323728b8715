import { dataSourceOptions, migrate } from '@lawdex/svc-kit';
import { createTestDatabase, type TestDatabase } from '@lawdex/svc-kit/testing';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database/database-options.ts';
import { migrations } from '../src/migrations/index.ts';

export interface ConnectedDatabase {
  database: TestDatabase;
  /** Logged in as the service is. */
  db: DataSource;
  stop(): Promise<void>;
}

/** An empty database of this service, for specs that need no HTTP. */
export async function connectTestDatabase(): Promise<ConnectedDatabase> {
  const database = await createTestDatabase();
  await migrate({ url: database.ownerUrl, service: 'test', migrations, appRole: database.appRole });
  const db = await new DataSource(dataSourceOptions(databaseOptions(database.appUrl))).initialize();
  const stop = async (): Promise<void> => {
    await db.destroy();
    await database.drop();
  };
  return { database, db, stop };
}
