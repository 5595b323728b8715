import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CLOCK } from './clock.ts';
import type { Clock } from './clock.ts';
import { ErrorFilter } from './errors/error-filter.ts';
import { HealthController } from './health/health.controller.ts';
import { Metrics } from './health/metrics.ts';
import { NoQueryGuard } from './http/no-query.guard.ts';
import { createValidationPipe } from './http/validation.ts';
import { LOGGER } from './logging/logger.ts';
import type { Logger } from './logging/logger.ts';

@Global()
@Module({})
export class KitModule {
  static forRoot(logger: Logger, metrics: Metrics, clock: Clock): DynamicModule {
    return {
      module: KitModule,
      controllers: [HealthController],
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: Metrics, useValue: metrics },
        { provide: CLOCK, useValue: clock },
        { provide: APP_FILTER, useValue: new ErrorFilter(logger) },
        { provide: APP_GUARD, useClass: NoQueryGuard },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [LOGGER, Metrics, CLOCK],
    };
  }
}
