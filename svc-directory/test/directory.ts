import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '@lawdex/svc-kit';
import { documentedBy, insertRow, startTestService, TEST_TOKEN, useTestSite } from '@lawdex/svc-kit/testing';
import type { TestDatabase, TestService, TestSite } from '@lawdex/svc-kit/testing';
import { AppModule } from '../src/app.module.ts';
import { SCHEMA } from '../src/database.ts';

export { expectError } from '@lawdex/svc-kit/testing';
export const expectDocumented = documentedBy(new URL('../openapi.json', import.meta.url));

export type Directory = TestSite;
type Options = { consumers?: string[]; clock?: Clock };

/** svc-directory on a database of its own, with the rights that it has in production, for all specs of a file. */
export const useDirectory = (options: Options = {}): Directory =>
  useTestSite((database) => serveDirectory(database, options), SCHEMA);

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
  const areas = await database.pool.query<{ id: string }>('select id from categories where slug = $1', [category]);
  const row = {
    id: randomUUID(),
    slug: `firm-${unique}`,
    name: `Firm ${unique}`,
    address: '1 Main Street',
    city: 'Springfield',
    state: 'IL',
    zip_code: '62701',
    category_id: areas.rows[0]?.id,
    ...given,
  };
  await insertRow(database, 'businesses', row);
  return row;
}

/** A firm that is another one in each test. */
export function useFirm(directory: Directory): { id: string; slug: string } {
  const firm = { id: '', slug: '' };
  beforeEach(async () => void Object.assign(firm, await addBusiness(directory)));
  return firm;
}
