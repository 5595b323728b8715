import { origin } from '@lawdex/contracts';
import { described, httpUrls, replicaUrl, replicaVariables, serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';
import { SCHEMA } from './database.ts';

serve({
  name: SCHEMA.service,
  variables: {
    ...replicaVariables,
    EVENT_CONSUMERS: described('Base URLs of the services that hear its events, separated by commas.', httpUrls()),
    PUBLIC_ORIGIN: described('Scheme and host of the site, in the feed.', origin()),
  },
  module: (config) =>
    AppModule.forRoot({
      databaseUrl: config.DATABASE_URL,
      replicaUrl: replicaUrl(config.DATABASE_URL, config.READ_DATABASE_ADDRESS),
      internalToken: config.INTERNAL_TOKEN,
      consumers: config.EVENT_CONSUMERS,
      publicOrigin: config.PUBLIC_ORIGIN,
    }),
});
