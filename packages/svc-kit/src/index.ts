export { readConfig } from './config/config.ts';
export { databaseUrl, described, httpUrls, integer } from '@lawdex/contracts';
export { migrationVariables, replicaVariables, serviceVariables, type LogLevel } from './config/service-variables.ts';
export { CLOCK, systemClock, type Clock } from './clock.ts';
export { createLogger, LOGGER, type Logger } from './logging/logger.ts';
export { DomainError, InvalidParameter } from './errors/domain-error.core.ts';
export { ApiErrorDto } from './errors/api-error.dto.ts';
export { setCacheGroups, invalidateCacheGroups } from './http/cache-groups.ts';
export { readIdempotencyKey } from './http/idempotency-key.ts';
export { InTurn } from './http/in-turn.ts';
export { UuidParam } from './http/uuid-param.pipe.ts';
export { SlugParam, SLUG_MAX } from './http/slug-param.pipe.ts';
export { ApiPage, limitAndOffset, PageNumber, sendPage, type Page } from './http/paging.ts';
export { EmptyAsMissing, RowNumber, SearchText, Text } from './http/text.decorator.ts';
export { WholeNumber } from './http/whole-number.decorator.ts';
export { inBackground, requestSignal } from './request-time.ts';
export { READINESS, type Readiness } from './health/health.controller.ts';
export { Metrics } from './health/metrics.ts';
export { migrateAndExit, serve, type SchemaOptions, type ServeOptions } from './programs.ts';
export {
  command,
  CommandFailed,
  complain,
  isAboutArguments,
  readArguments,
  runCommand,
  say,
  wrong,
} from './command-line.ts';
export type { ReadCommand } from './command-line.ts';
export { run } from './run.ts';
export { createService, startService, type ServiceOptions } from './service.ts';
export { dataSourceOptions, type DatabaseOptions } from './database/data-source-options.ts';
export { columnsOf, copyOf, selectList, shownBy, type EntityColumn, type Shown } from './database/columns/columns.ts';
export { BatchWriter } from './database/batch-writer.ts';
export { databaseModule } from './database/database.module.ts';
export { inPreparedTransaction, onConnection, prepared } from './database/prepared.ts';
export type { PreparedStatement, RunStatement } from './database/prepared.ts';
export { inTransaction, withClient } from './database/with-client.ts';
export { withDataSource } from './database/with-data-source.ts';
export { mayLag } from './database/replica/replica.ts';
export { replicaUrl } from './database/replica/replica-url.core.ts';
export { inLongTransaction } from './database/long-transaction.ts';
export { FirstMigration } from './database/migrations/first-migration.ts';
export { migrate, type MigrateOptions } from './database/migrations/migrate.ts';
export { createOutbox, IN_BULK } from './outbox/outbox-schema.ts';
export { OutboxModule, type OutboxOptions } from './outbox/outbox.module.ts';
export type { OutboxSettings } from './outbox/outbox-settings.ts';
export type { CurrentSubject, EventReaders, EventSource, OutboxEvent } from './outbox/event-source.ts';
export { RetentionModule } from './retention/retention.module.ts';
export { SitemapModule } from './sitemap/sitemap.module.ts';
export type { SitemapSource } from './sitemap/sitemap-source.ts';
export { keysetSitemap } from './sitemap/keyset-sitemap.ts';
export { remembered } from './sitemap/remembered.ts';
export { groupedSitemap, listedSitemap } from './sitemap/listed-sitemap.ts';
