import { flag, optional, optionalText, origin } from '@lawdex/contracts';
import { integer, serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';

serve({
  name: 'svc-search-indexer',
  variables: {
    SEARCHES_KEPT_DAYS: integer({ min: 1, max: 3_650, fallback: 90 }),
    DEMO_DATA: flag(false),
    PUBLIC_ORIGIN: optional(origin()),
    MEILI_URL: optional(origin()),
    MEILI_KEY: optionalText(),
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
