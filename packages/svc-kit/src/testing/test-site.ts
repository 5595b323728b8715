import { createTestDatabase, type MigrateTo, type TestDatabase } from './test-database.ts';
import type { TestService } from './test-service.ts';

/** A service on a database of its own. Both go when it is closed. */
export interface TestSite extends TestService {
  database: TestDatabase;
}

type Serve = (database: TestDatabase) => Promise<TestService>;

export async function startTestSite(serve: Serve, migrateTo?: MigrateTo): Promise<TestSite> {
  const database = await createTestDatabase(migrateTo);
  const service = await serve(database);
  const close = async () => {
    await service.close();
    await database.drop();
  };
  return { ...service, database, close };
}

/** One for all specs of a file, which is there once they run. */
export function useTestSite(serve: Serve, migrateTo?: MigrateTo): TestSite {
  const site = {} as TestSite;
  beforeAll(async () => void Object.assign(site, await startTestSite(serve, migrateTo)));
  afterAll(() => site.close());
  return site;
}

/** A database for all specs of a file, which is there once they run. */
export function useTestDatabase(migrateTo?: MigrateTo): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => void Object.assign(database, await createTestDatabase(migrateTo)));
  afterAll(() => database.drop());
  return database;
}
