import { HOLD_VARIABLES } from '@lawdex/contracts';
import { described, httpUrls, integer, replicaUrl, replicaVariables, serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';
import { SCHEMA } from './database.ts';

serve({
  name: SCHEMA.service,
  variables: {
    ...replicaVariables,
    EVENT_CONSUMERS: described('Base URLs of the services that hear its events, separated by commas.', httpUrls()),
    VIEWS_KEPT_DAYS: described(
      'Days for which it is kept which firms were looked at.',
      integer({ min: 1, max: 3_650, fallback: 400 }),
    ),
    ...HOLD_VARIABLES,
  },
  module: (config) =>
    AppModule.forRoot({
      databaseUrl: config.DATABASE_URL,
      replicaUrl: replicaUrl(config.DATABASE_URL, config.READ_DATABASE_ADDRESS),
      internalToken: config.INTERNAL_TOKEN,
      consumers: config.EVENT_CONSUMERS,
      viewsKeptDays: config.VIEWS_KEPT_DAYS,
      holdLimits: {
        usualADay: config.HOLD_REVIEWS_ABOVE,
        ofNetworkADay: config.HOLD_REVIEWS_OF_NETWORK_ABOVE,
      },
    }),
});
