import { createLogger, migrate, migrationVariables, readConfig, run } from '@lawdex/svc-kit';
import { migrations } from './migrations/index.ts';

run(async () => {
  const config = readConfig(migrationVariables);
  await migrate({
    url: config.MIGRATION_DATABASE_URL,
    service: 'svc-search-indexer-migrations',
    migrations,
    appRole: config.APP_ROLE,
    logger: createLogger('svc-search-indexer', config.LOG_LEVEL),
  });
});
