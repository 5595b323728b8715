import pg from 'pg';
import { until } from './http.ts';

const PATIENCE_MS = 120_000;

/**
 * Waits until search knows every firm: none of the events in the directory's outbox is left, and a directory with firms finds
 * some. Answers how many are found; null when it took too long.
 */
export async function indexReady(directoryDatabaseUrl: string, searchUrl: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: directoryDatabaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  let found = 0;
  try {
    // Only what waits now: where reviews come in all the time, the outbox is never empty.
    const { rows: last } = await client.query<{ id: string | null }>('select max(id) as id from outbox_events');

    const ready = await until(async () => {
      const { rows } = await client.query<{ waiting: boolean; firms: boolean }>(
        `select exists (select from outbox_events where id <= $1) as waiting,
                exists (select from businesses) as firms`,
        [last[0]?.id ?? 0],
      );
      if (rows[0]?.waiting !== false) return false;
      found = await searchTotal(searchUrl);
      return found > 0 || !rows[0].firms;
    }, PATIENCE_MS);
    return ready ? found : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function searchTotal(searchUrl: string): Promise<number> {
  const response = await fetch(`${searchUrl}/api/businesses/search?limit=1`, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) return 0;
  const body = (await response.json()) as { total?: number };
  return body.total ?? 0;
}
