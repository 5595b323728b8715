import { setFlagsFromString } from 'node:v8';
import type { DynamicModule, Type } from '@nestjs/common';
import type { ConfigOf, VariableSpec } from '@lawdex/contracts';
import { startTracing } from '@lawdex/telemetry';
import { readConfig } from './config/config.ts';
import { migrationVariables, serviceVariables } from './config/service-variables.ts';
import { migrate } from './database/migrations/migrate.ts';
import { plannedMigrations } from './database/migrations/planned-migrations.ts';
import type { MigrateOptions } from './database/migrations/migrate.ts';
import { createLogger } from './logging/logger.ts';
import { run, startService } from './service.ts';

export interface ServeOptions<Own extends VariableSpec> {
  name: string;
  /** What this service reads besides what every service reads. */
  variables: Own;
  module(config: ConfigOf<typeof serviceVariables & Own>): Type<unknown> | DynamicModule;
}

/**
 * Percent that the heap may grow before its garbage is collected. V8's own measure lets it grow to three or four times of what is in use while the
 * machine has memory left, and then gives it back late. It is read at each collection. See docs/adr/0263-services-collect-garbage-early.md.
 */
const HEAP_GROWS_BY = 40;

/** A whole `main.ts`: reads the environment, listens, and ends with SIGTERM. */
export function serve<Own extends VariableSpec>({ name, variables, module }: ServeOptions<Own>): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_BY}`);
  run(async () => {
    // First all of them, so that one message names whatever is wrong.
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

/** A whole `migrate.ts`: reads the environment and brings the schema up to date. Asked with --migrations, it prints what it would run. */
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
