import { createLogger, migrationVariables, readConfig, run } from '@lawdex/svc-kit';
import { migrateDirectory, SERVICE } from './database.ts';

run(async () => {
  const config = readConfig(migrationVariables);
  const logger = createLogger(SERVICE, config.LOG_LEVEL);
  await migrateDirectory({ url: config.MIGRATION_DATABASE_URL, appRole: config.APP_ROLE, logger });
});
