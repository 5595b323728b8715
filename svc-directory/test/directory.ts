import { randomBytes, randomUUID } from 'node:crypto';
import { dataSourceOptions, type Clock } from '@lawdex/svc-kit';
import { documentedBy, startTestService, TEST_TOKEN, useTestSite } from '@lawdex/svc-kit/testing';
import type { TestDatabase, TestService, TestSite } from '@lawdex/svc-kit/testing';
import { DataSource } from 'typeorm';
import { AppModule } from '../src/app.module.ts';
import { SCHEMA } from '../src/database.ts';

export { expectError } from '@lawdex/svc-kit/testing';
export const expectDocumented = documentedBy(new URL('../openapi.json', import.meta.url));

export type Directory = TestSite;
type Options = { consumers?: string[]; clock?: Clock };

/** svc-directory on a database of its own, with the rights that it has in production, for all specs of a file. */
export const useDirectory = (options: Options = {}): Directory =>
  useTestSite((database) => serveDirectory(database, options), SCHEMA);

/** Connects to a directory's database, as commands do. */
export const connectTo = ({ database }: Pick<Directory, 'database'>): Promise<DataSource> =>
  new DataSource(dataSourceOptions({ ...SCHEMA, url: database.appUrl, long: true })).initialize();

/** Starts another svc-directory on the same database. */
export function serveDirectory(
  { appUrl: databaseUrl }: TestDatabase,
  { consumers = [], clock }: Options = {},
): Promise<TestService> {
  const config = { databaseUrl, internalToken: TEST_TOKEN, consumers, viewsKeptDays: 400 };
  return startTestService({ module: AppModule.forRoot(config), clock });
}

export interface NewBusiness {
  slug?: string;
  name?: string;
  category?: string | null;
  city?: string;
  state?: string;
  [column: string]: unknown;
}

/** Adds a business. Columns have their names in the database, and usual values by default. Answers the row. */
export async function addBusiness(
  { database }: { database: TestDatabase },
  { category = 'tax-law', ...given }: NewBusiness = {},
): Promise<{ id: string; slug: string; name: string }> {
  const unique = randomBytes(5).toString('hex');
  const row: Record<string, unknown> = {
    id: randomUUID(),
    slug: `firm-${unique}`,
    name: `Firm ${unique}`,
    address: '1 Main Street',
    city: 'Springfield',
    state: 'IL',
    zip_code: '62701',
    ...given,
  };
  const columns = Object.keys(row);
  const values = columns.map((column) => {
    const value = row[column];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value;
  });
  await database.pool.query(
    `insert into businesses (${columns.join(', ')}, category_id)
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}, (select id from categories where slug = $${columns.length + 1}))`,
    [...values, category],
  );
  return row as { id: string; slug: string; name: string };
}

/** A firm that is another one in each test. */
export function useFirm(directory: Directory): { id: string; slug: string } {
  const firm = { id: '', slug: '' };
  beforeEach(async () => void Object.assign(firm, await addBusiness(directory)));
  return firm;
}
