import { httpUrls, readConfig, run, serviceVariables, startService } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';
import { SERVICE } from './database.ts';

run(async () => {
  const config = readConfig({ ...serviceVariables, EVENT_CONSUMERS: httpUrls() });
  await startService({
    name: SERVICE,
    module: AppModule.forRoot({
      databaseUrl: config.DATABASE_URL,
      internalToken: config.INTERNAL_TOKEN,
      consumers: config.EVENT_CONSUMERS,
    }),
    host: config.HOST,
    port: config.PORT,
    internalToken: config.INTERNAL_TOKEN,
    logLevel: config.LOG_LEVEL,
  });
});
