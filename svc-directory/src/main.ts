import { httpUrls, integer, serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';
import { SCHEMA } from './database.ts';

serve({
  name: SCHEMA.service,
  variables: { EVENT_CONSUMERS: httpUrls(), VIEWS_KEPT_DAYS: integer({ min: 1, max: 3_650, fallback: 400 }) },
  module: (config) =>
    AppModule.forRoot({
      databaseUrl: config.DATABASE_URL,
      internalToken: config.INTERNAL_TOKEN,
      consumers: config.EVENT_CONSUMERS,
      viewsKeptDays: config.VIEWS_KEPT_DAYS,
    }),
});
