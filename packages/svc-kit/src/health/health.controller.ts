import { Controller, Get, Header, Inject, Optional } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { DomainError } from '../errors/domain-error.core.ts';
import { Metrics } from './metrics.ts';

/** What a service says about itself when it is ready; a global module of the service provides it. */
export type Readiness = () => Record<string, unknown>;
export const READINESS = Symbol('readiness');

@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly metrics: Metrics,
    @Optional() private readonly db?: DataSource,
    @Optional() @Inject(READINESS) private readonly readiness?: Readiness,
  ) {}

  /** The process runs; says nothing about what it depends on, so that no orchestrator restarts it for a dead database. */
  @Get('health/live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** Requests can be served: the database answers. */
  @Get('health/ready')
  async ready(): Promise<{ status: 'ready' }> {
    try {
      await this.db?.query('select 1');
      return { ...this.readiness?.(), status: 'ready' };
    } catch {
      throw new DomainError('not_ready', 503, 'The database does not answer.');
    }
  }

  @Get('metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
