import { onConnection } from '../databases/ask.ts';
import { until } from '../processes/http.ts';

const PATIENCE_MS = 120_000;

/** Waits until all events now in an outbox are acknowledged, and not for later ones; false when that takes too long. */
export const eventsDelivered = (databaseUrl: string, patience = PATIENCE_MS): Promise<boolean> =>
  onConnection(databaseUrl, async (client) => {
    const { rows: last } = await client.query<{ id: string | null }>('select max(id) as id from outbox_events');
    return until(async () => {
      const { rows } = await client.query<{ waiting: boolean }>(
        'select exists (select from outbox_events where id <= $1) as waiting',
        [last[0]?.id ?? 0],
      );
      return rows[0]?.waiting === false;
    }, patience);
  });
