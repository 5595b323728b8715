import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Metrics } from '../health/metrics.ts';
import { LOGGER } from '../logging/logger.ts';
import type { Logger } from '../logging/logger.ts';
import { dataSourceOptions } from './data-source-options.ts';
import type { DatabaseOptions } from './data-source-options.ts';
import { shown } from './carried.core.ts';
import { SLOW_MS } from './limits.core.ts';
import { watchedClient } from './watched-client.ts';
import type { Statement } from './watched-client.ts';

/**
 * The database of a service. Entities come from the feature modules (`TypeOrmModule.forFeature([Business])`), so that no list has to name them.
 * `migrations` are not run: the service is not ready before others have applied them.
 */
export const databaseModule = (options: DatabaseOptions): DynamicModule =>
  TypeOrmModule.forRootAsync({
    inject: [Metrics, LOGGER],
    useFactory: (metrics: Metrics, logger: Logger) => {
      const made = dataSourceOptions(options);
      const Client = watchedClient((statement) => tell(statement, metrics, logger));
      return { ...made, autoLoadEntities: true, extra: { ...(made.extra as object), Client } };
    },
  });

function tell({ text, requestId, ms, failed }: Statement, metrics: Metrics, logger: Logger): void {
  metrics.observeStatement(failed ? 'failed' : 'done', ms);
  if (ms < SLOW_MS) return;
  // What no visitor waits for may take its time.
  const level = requestId === undefined ? 'info' : 'warn';
  logger[level]({ requestId, ms: Math.round(ms), statement: shown(text), failed }, 'a slow statement');
}
