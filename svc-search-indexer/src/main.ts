import { described, flag, optional, origin, port, secretText } from '@lawdex/contracts';
import { integer, serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';

serve({
  name: 'svc-search-indexer',
  variables: {
    SEARCHES_KEPT_DAYS: described(
      'Days for which it is kept what was searched for.',
      integer({ min: 1, max: 3_650, fallback: 90 }),
    ),
    DEMO_DATA: described('Whether the listings are fictional.', flag(false)),
    PUBLIC_ORIGIN: described('Scheme and host of the site.', optional(origin())),
    MEILI_URL: described(
      'A Meilisearch 1.x server to search with; PostgreSQL answers without one, and whenever it fails.',
      optional(origin()),
    ),
    ADMIN_PORT: described('Where search admins are let in; never reached by visitors.', port()),
    ADMIN_TOKEN: described('What search admins show.', secretText(24)),
    ADMIN_ORIGIN: described(
      'Scheme and host at which browsers reach the search desk, where they do not come by 127.0.0.1 or localhost.',
      optional(origin()),
    ),
    MEILI_KEY: described('Its key.', optional(secretText())),
  },
  module: (config) =>
    AppModule.forRoot({
      databaseUrl: config.DATABASE_URL,
      searchesKeptDays: config.SEARCHES_KEPT_DAYS,
      demoData: config.DEMO_DATA,
      publicOrigin: config.PUBLIC_ORIGIN,
      admin: { host: config.HOST, port: config.ADMIN_PORT, token: config.ADMIN_TOKEN, origin: config.ADMIN_ORIGIN },
      meilisearch: config.MEILI_URL === undefined ? undefined : { url: config.MEILI_URL, key: config.MEILI_KEY },
    }),
});
