import { serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';

serve({
  name: 'svc-search-indexer',
  variables: {},
  module: (config) => AppModule.forRoot({ databaseUrl: config.DATABASE_URL }),
});
