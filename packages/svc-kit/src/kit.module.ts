import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ErrorFilter } from './errors/error-filter.ts';
import { HealthController } from './health/health.controller.ts';
import { Metrics } from './health/metrics.ts';
import { NoQueryGuard } from './http/no-query.guard.ts';
import { createValidationPipe } from './http/validation.ts';
import type { Logger } from './logging/logger.ts';

/** `@Inject(LOGGER) logger: Logger` */
export const LOGGER = Symbol('logger');

@Global()
@Module({})
export class KitModule {
  static forRoot(logger: Logger, metrics: Metrics): DynamicModule {
    return {
      module: KitModule,
      controllers: [HealthController],
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: Metrics, useValue: metrics },
        { provide: APP_FILTER, useValue: new ErrorFilter(logger) },
        { provide: APP_GUARD, useClass: NoQueryGuard },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [LOGGER, Metrics],
    };
  }
}
