import type { SchemaOptions } from '../programs.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import type { TestService } from './test-service.ts';

/** A service on a database of its own. */
export interface TestSite extends TestService {
  database: TestDatabase;
}

/** A database for all specs of a file, which is there once they run. */
export function useTestDatabase(schema?: SchemaOptions): TestDatabase {
  const database = {} as TestDatabase;
  beforeAll(async () => void Object.assign(database, await createTestDatabase(schema)));
  afterAll(() => database.drop());
  return database;
}

/** The same with a service, which ends before its database is dropped. */
export function useTestSite(serve: (database: TestDatabase) => Promise<TestService>, schema?: SchemaOptions): TestSite {
  const site = {} as TestSite;
  afterAll(() => site.close());
  const database = useTestDatabase(schema);
  beforeAll(async () => void Object.assign(site, { database }, await serve(database)));
  return site;
}
