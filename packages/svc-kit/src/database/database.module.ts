import type { DynamicModule } from '@nestjs/common';
import { POOL_SIZE } from '@lawdex/contracts';
import { TypeOrmModule } from '@nestjs/typeorm';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from '../health/metrics.ts';
import { LOGGER, type Logger } from '../logging/logger.ts';
import { dataSourceOptions, type DatabaseOptions } from './data-source-options.ts';
import { SLOW_MS } from './limits.core.ts';
import { useReplica, Replica } from './replica/replica.ts';
import { watchedClient, type Statement } from './watched-client.ts';

/** The database of a service. It runs no `migrations`: the service is not ready before another program has. */
export function databaseModule(options: DatabaseOptions): DynamicModule {
  let replica: Replica | undefined;
  return TypeOrmModule.forRootAsync({
    inject: [Metrics, LOGGER],
    useFactory: (metrics: Metrics, logger: Logger) => {
      const settings = dataSourceOptions(options);
      const Client = watchedClient((statement) => reportStatement(statement, metrics, logger));
      const extra = { ...(settings.extra as pg.PoolConfig), Client };
      if (options.replicaUrl !== undefined) {
        const max = options.poolSize ?? POOL_SIZE;
        const who = { connectionString: options.replicaUrl, application_name: options.service };
        replica = new Replica({ ...extra, ...who, max }, logger);
      }
      return { ...settings, autoLoadEntities: true, extra };
    },
    dataSourceFactory: async (settings) => {
      if (!settings) throw new Error('There is no database without options.');
      const db = new DataSource(settings);
      if (replica) useReplica(db, replica);
      return db;
    },
  });
}

function reportStatement({ text, requestId, ms, failed }: Statement, metrics: Metrics, logger: Logger): void {
  metrics.observeStatement(failed ? 'failed' : 'done', ms);
  if (ms < SLOW_MS) return;
  // Work that no visitor waits for may take its time.
  const level = requestId === undefined ? 'info' : 'warn';
  logger[level]({ requestId, ms: Math.round(ms), statement: shortened(text), failed }, 'a slow statement');
}

const SHOWN = 500;

/** Shortens a statement for the log. It never holds values, and its beginning is enough to find it. */
const shortened = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, SHOWN);
