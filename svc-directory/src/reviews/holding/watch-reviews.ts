import { HOLD_REASONS } from '@lawdex/contracts';
import type { Metrics } from '@lawdex/svc-kit';
import type { DataSource } from 'typeorm';
import { HELD_BY_REASON, OLDEST_HELD, REMOVED_BY_REASON } from './held-figures.sql.ts';

type Counted = { reason: string; count: number }[];

/** Tells operators what waits, and what was removed. A review that is held for two reasons counts for both. */
export function watchReviews(metrics: Metrics, db: DataSource): void {
  const byReason = (statement: string, parameters: unknown[]) => async () =>
    (await db.query<Counted>(statement, parameters)).map(({ reason, count }) => ({ labels: { reason }, value: count }));
  metrics.gauges('reviews_held', 'Reviews that are held back.', ['reason'], byReason(HELD_BY_REASON, [HOLD_REASONS]));
  metrics.gauge('reviews_held_oldest_seconds', 'For how long the oldest review has been held back.', async () => {
    const [oldest] = await db.query<{ seconds: number }[]>(OLDEST_HELD);
    return oldest?.seconds ?? 0;
  });
  metrics.counters(
    'reviews_removed_total',
    'Entries of the public ledger.',
    ['reason'],
    byReason(REMOVED_BY_REASON, []),
  );
}
