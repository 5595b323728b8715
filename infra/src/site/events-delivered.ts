import pg from 'pg';
import { until } from '../processes/http.ts';

const PATIENCE_MS = 120_000;

/** Waits until all events now in an outbox are acknowledged, and not for later ones; false when that takes too long. */
export async function eventsDelivered(databaseUrl: string, patience = PATIENCE_MS): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: last } = await client.query<{ id: string | null }>('select max(id) as id from outbox_events');
    return await until(async () => {
      const { rows } = await client.query<{ waiting: boolean }>(
        'select exists (select from outbox_events where id <= $1) as waiting',
        [last[0]?.id ?? 0],
      );
      return rows[0]?.waiting === false;
    }, patience);
  } finally {
    await client.end().catch(() => undefined);
  }
}
