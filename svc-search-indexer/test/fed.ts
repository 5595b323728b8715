import type { TestDatabase } from '@lawdex/svc-kit/testing';
import { INDEX_VERSION } from '../src/index-definition/version.core.ts';
import { until } from './until.ts';

/** Waits until each engine has all of the log. `atLeast`: how many there are, of which one may complete before another begins. */
export async function fed({ pool }: Pick<TestDatabase, 'pool'>, atLeast = 1): Promise<void> {
  const { rows: log } = await pool.query<{ last: string }>(
    'select coalesce(max(position), 0) as last from search_documents',
  );
  await until(async () => {
    const { rows: feeds } = await pool.query<{ behind: boolean }>(
      'select position < $1 or not live as behind from search_feeds where index_version = $2',
      [log[0]?.last, INDEX_VERSION],
    );
    return feeds.length >= atLeast && !feeds.some(({ behind }) => behind);
  });
}
