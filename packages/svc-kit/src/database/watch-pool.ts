import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { Metrics } from '../health/metrics.ts';

/** Measures connections to the database: how many exist, how many are idle, and how many requests wait for one. */
export function watchPool(db: DataSource, metrics: Metrics): void {
  const pool = () => (db.driver as unknown as { master?: Pool }).master;
  metrics.gauges('db_connections', 'Connections to the database.', ['state'], () => {
    const { totalCount = 0, idleCount = 0 } = pool() ?? {};
    return [
      { labels: { state: 'busy' }, value: totalCount - idleCount },
      { labels: { state: 'idle' }, value: idleCount },
    ];
  });
  metrics.gauge('db_waiting', 'Work that waits for a connection to the database.', () => pool()?.waitingCount ?? 0);
}
