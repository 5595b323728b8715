import type { DataSourceOptions } from 'typeorm';
import { POOL_SIZE } from '@lawdex/contracts';
import { SnakeNaming } from './snake-naming.ts';

export interface DatabaseOptions {
  url: string;
  /** Shown in pg_stat_activity. */
  service: string;
  entities?: DataSourceOptions['entities'];
  migrations?: DataSourceOptions['migrations'];
  /** POOL_SIZE unless told; npm start limits each login in PostgreSQL accordingly. */
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
    poolSize: options.poolSize ?? POOL_SIZE,
    // A connection that is lost while idle is replaced by the next query; queries in flight report the loss themselves.
    poolErrorHandler: () => undefined,
    extra: { connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, statement_timeout: 10_000, keepAlive: true },
  };
}
