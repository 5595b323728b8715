import { httpUrls, serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';
import { SCHEMA } from './database.ts';

serve({
  name: SCHEMA.service,
  variables: { EVENT_CONSUMERS: httpUrls() },
  module: (config) =>
    AppModule.forRoot({
      databaseUrl: config.DATABASE_URL,
      internalToken: config.INTERNAL_TOKEN,
      consumers: config.EVENT_CONSUMERS,
    }),
});
