import type { DataSourceOptions } from 'typeorm';
import { SnakeNaming } from './snake-naming.ts';

export interface DatabaseOptions {
  url: string;
  /** Shown in pg_stat_activity. */
  service: string;
  entities?: DataSourceOptions['entities'];
  migrations?: DataSourceOptions['migrations'];
  /** 10 unless told. Two processes of a small machine share PostgreSQL's 100 connections. */
  poolSize?: number;
}

/** A connection that never changes the schema by itself and never waits without end. */
export function dataSourceOptions(options: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    url: options.url,
    applicationName: options.service,
    entities: options.entities ?? [],
    namingStrategy: new SnakeNaming(),
    migrations: options.migrations ?? [],
    // `gen_random_uuid()` is PostgreSQL's own; a service's login may not install extensions.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    synchronize: false,
    migrationsRun: false,
    migrationsTransactionMode: 'each',
    logging: ['warn'],
    poolSize: options.poolSize ?? 10,
    // A connection that is lost while idle is replaced by the next query; queries in flight report the loss themselves.
    poolErrorHandler: () => undefined,
    extra: { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, statement_timeout: 10_000, keepAlive: true },
  };
}
