import { HOLD_REASONS } from '@lawdex/contracts';
import type { Metrics } from '@lawdex/svc-kit';
import type { DataSource } from 'typeorm';

type Counted = { reason: string; count: number }[];

const WAITING = `
  select reason, count(r.id)::int as count from unnest($1::text[]) reason left join reviews r
  on coalesce(r.held_until, r.counts_from) is not null and reason = any(r.held_for) group by 1`;
const REMOVED = 'select reason, count(*)::int as count from removed_reviews group by 1';

/** Tells operators what waits, and what was removed. */
export function watchReviews(metrics: Metrics, db: DataSource): void {
  const byReason = (statement: string, parameters: unknown[]) => async () =>
    (await db.query<Counted>(statement, parameters)).map(({ reason, count }) => ({ labels: { reason }, value: count }));
  metrics.gauges('reviews_held', 'Reviews that do not count yet.', ['reason'], byReason(WAITING, [HOLD_REASONS]));
  metrics.counters('reviews_removed_total', 'Entries of the public ledger.', ['reason'], byReason(REMOVED, []));
}
