import { origin } from '@lawdex/contracts';
import { httpUrls, serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';
import { SCHEMA } from './database.ts';

serve({
  name: SCHEMA.service,
  variables: { EVENT_CONSUMERS: httpUrls(), PUBLIC_ORIGIN: origin() },
  module: (config) =>
    AppModule.forRoot({
      databaseUrl: config.DATABASE_URL,
      internalToken: config.INTERNAL_TOKEN,
      consumers: config.EVENT_CONSUMERS,
      publicOrigin: config.PUBLIC_ORIGIN,
    }),
});
