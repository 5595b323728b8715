import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CLOCK } from './clock.ts';
import type { Clock } from './clock.ts';
import { ErrorFilter } from './errors/error-filter.ts';
import { HealthController } from './health/health.controller.ts';
import { Metrics } from './health/metrics.ts';
import { Admission } from './http/admission.ts';
import { NoQueryGuard } from './http/no-query.guard.ts';
import { RequestTimeInterceptor } from './http/request-time.interceptor.ts';
import { createValidationPipe } from './http/validation.ts';
import { LOGGER } from './logging/logger.ts';
import type { Logger } from './logging/logger.ts';
import { Shutdown } from '@lawdex/admission/shutdown';

export interface KitParts {
  logger: Logger;
  metrics: Metrics;
  admission: Admission;
  shutdown: Shutdown;
  clock: Clock;
}

@Global()
@Module({})
export class KitModule {
  static forRoot({ logger, metrics, admission, shutdown, clock }: KitParts): DynamicModule {
    return {
      module: KitModule,
      controllers: [HealthController],
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: Metrics, useValue: metrics },
        { provide: Admission, useValue: admission },
        { provide: Shutdown, useValue: shutdown },
        { provide: CLOCK, useValue: clock },
        { provide: APP_FILTER, useValue: new ErrorFilter(logger) },
        { provide: APP_GUARD, useClass: NoQueryGuard },
        { provide: APP_INTERCEPTOR, useClass: RequestTimeInterceptor },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [LOGGER, Metrics, Admission, CLOCK],
    };
  }
}
