import { Controller, Get, Header, Inject, Optional } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { DomainError } from '../errors/domain-error.core.ts';
import { watchPool } from '../database/watch-pool.ts';
import { Shutdown } from '@lawdex/admission/shutdown';
import { answers } from './health.sql.ts';
import { Metrics } from './metrics.ts';
import { missingMigrations } from './migrated.ts';

export interface ReadinessReport {
  /** What it still lacks, in a sentence; undefined when it can serve. */
  lacks?: string | undefined;
  /** What else is worth knowing, such as how far it lags behind. */
  [more: string]: unknown;
}

/** What a service says about itself besides its database; a global module of the service provides it. */
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

  /** The process runs; says nothing about what it depends on, so that no orchestrator restarts it for a dead database. */
  @Get('health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Requests can be served: the database answers, has the tables of this release, and the service lacks nothing and is not about to stop. */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ready' }> {
    if (this.shutdown.begun) throw new DomainError('not_ready', 503, 'This process is about to stop.');
    const { lacks, ...report } = await this.look();
    if (lacks !== undefined) throw new DomainError('not_ready', 503, lacks);
    return { ...report, status: 'ready' };
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }

  private async look(): Promise<ReadinessReport> {
    try {
      await this.db?.query(answers);
      const missing = await this.missing();
      if (missing.length > 0) return { lacks: `Migrations have not been applied: ${missing.join(', ')}.` };
      return (await this.readiness?.()) ?? {};
    } catch {
      return { lacks: 'The database does not answer.' };
    }
  }
}
