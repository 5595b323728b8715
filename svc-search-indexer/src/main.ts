import { readConfig, run, serviceVariables, startService } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';

run(async () => {
  const config = readConfig(serviceVariables);
  await startService({
    name: 'svc-search-indexer',
    module: AppModule.forRoot({ databaseUrl: config.DATABASE_URL }),
    host: config.HOST,
    port: config.PORT,
    internalToken: config.INTERNAL_TOKEN,
    logLevel: config.LOG_LEVEL,
  });
});
