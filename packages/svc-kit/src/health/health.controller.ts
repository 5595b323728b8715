import { Shutdown } from '@lawdex/admission/shutdown';
import { Controller, Get, Header, Inject, Optional } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { DomainError } from '../errors/domain-error.core.ts';
import { Metrics } from './metrics.ts';

/** Lists the migrations of this release that its database lacks. It stops asking once there was none, because migrations stay. */
function missingMigrations(db: DataSource): () => Promise<string[]> {
  let isComplete = false;
  return async () => {
    if (isComplete || db.migrations.length === 0) return [];
    const rows = await db.query<{ name: string }[]>('select name from migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const missing = db.migrations
      .map(({ name, constructor }) => name ?? constructor.name)
      .filter((name) => !applied.has(name));
    isComplete = missing.length === 0;
    return missing;
  };
}

/** Measures connections to the database: how many exist, how many are idle, and how many requests wait for one. */
function watchPool(db: DataSource, metrics: Metrics): void {
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

export interface ReadinessReport {
  /** Names what is missing, in a sentence; undefined when the service can serve. */
  lacks?: string | undefined;
  /** More facts for operators, such as how far the service lags behind. */
  [more: string]: unknown;
}

/** Tells whether a service is ready, besides its database. A global module of the service provides it. */
export type Readiness = () => ReadinessReport | Promise<ReadinessReport>;
export const READINESS = Symbol('readiness');

@ApiExcludeController()
@Controller()
export class HealthController {
  private readonly missing: () => Promise<string[]>;

  constructor(
    private readonly metrics: Metrics,
    private readonly shutdown: Shutdown,
    @Optional() private readonly db?: DataSource,
    @Optional() @Inject(READINESS) private readonly readiness?: Readiness,
  ) {
    this.missing = db ? missingMigrations(db) : async () => [];
    if (db) watchPool(db, metrics);
  }

  /** Tells that the process runs. A restart would not mend a dead database, so it is not asked. */
  @Get('health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Tells that requests can be served: tables of this release are there, and the service is not stopping. */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ready' }> {
    if (this.shutdown.begun) throw new DomainError('not_ready', 503, 'This process is about to stop.');
    const { lacks, ...report } = await this.report();
    if (lacks !== undefined) throw new DomainError('not_ready', 503, lacks);
    return { ...report, status: 'ready' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }

  private async report(): Promise<ReadinessReport> {
    try {
      await this.db?.query('select 1');
      const missing = await this.missing();
      if (missing.length > 0) return { lacks: `Migrations have not been applied: ${missing.join(', ')}.` };
      return (await this.readiness?.()) ?? {};
    } catch {
      return { lacks: 'The database does not answer.' };
    }
  }
}
