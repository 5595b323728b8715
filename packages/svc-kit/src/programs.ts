import { setFlagsFromString } from 'node:v8';
import type { DynamicModule, Type } from '@nestjs/common';
import type { ConfigOf, VariableSpec } from '@lawdex/contracts';
import { startTracing } from '@lawdex/telemetry';
import { readConfig } from './config/config.ts';
import { migrationVariables, serviceVariables } from './config/service-variables.ts';
import { migrate, plannedMigrations, type MigrateOptions } from './database/migrations/migrate.ts';
import { createLogger } from './logging/logger.ts';
import { run } from './run.ts';
import { startService } from './service.ts';

export interface ServeOptions<Own extends VariableSpec> {
  name: string;
  /** Variables that this service reads besides those of every service. */
  variables: Own;
  module(config: ConfigOf<typeof serviceVariables & Own>): Type<unknown> | DynamicModule;
}

/** Percent by which the heap may grow before a collection; V8 alone lets it grow fourfold (docs/RELIABILITY.md). */
const HEAP_GROWS_BY = 40;

/** Is a whole `main.ts`: reads the environment, listens, and ends with SIGTERM. */
export function serve<Own extends VariableSpec>({ name, variables, module }: ServeOptions<Own>): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_BY}`);
  run(async () => {
    // All variables are read first, so that one message names every mistake.
    const config = readConfig({ ...serviceVariables, ...variables });
    const base = readConfig(serviceVariables);
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = base;
    const stopTracing = endpoint === undefined ? undefined : await startTracing({ service: name, endpoint, share });
    await startService({
      onClosed: stopTracing,
      name,
      module: module(config),
      host: base.HOST,
      port: base.PORT,
      internalToken: base.INTERNAL_TOKEN,
      logLevel: base.LOG_LEVEL,
      drainSeconds: base.DRAIN_SECONDS,
    });
  });
}

export type SchemaOptions = Omit<MigrateOptions, 'url' | 'appRole' | 'logger'>;

/** Is a whole `migrate.ts`: reads the environment and brings the schema up to date. With --migrations it prints what it would run. */
export function migrateAndExit(schema: SchemaOptions): void {
  run(async () => {
    if (process.argv.includes('--migrations')) {
      process.stdout.write(JSON.stringify(await plannedMigrations(Object.values(schema.migrations ?? []))));
      return;
    }
    const { MIGRATION_DATABASE_URL: url, APP_ROLE: appRole, LOG_LEVEL } = readConfig(migrationVariables);
    await migrate({ ...schema, url, appRole, logger: createLogger(schema.service, LOG_LEVEL) });
  });
}
