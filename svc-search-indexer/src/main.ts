import { described, flag, optional, origin, secretText } from '@lawdex/contracts';
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
    MEILI_KEY: described('Its key.', optional(secretText())),
  },
  module: (config) =>
    AppModule.forRoot({
      databaseUrl: config.DATABASE_URL,
      searchesKeptDays: config.SEARCHES_KEPT_DAYS,
      demoData: config.DEMO_DATA,
      publicOrigin: config.PUBLIC_ORIGIN,
      meilisearch: config.MEILI_URL === undefined ? undefined : { url: config.MEILI_URL, key: config.MEILI_KEY },
    }),
});
