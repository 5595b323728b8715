import { serve } from '@lawdex/svc-kit';
import { AppModule } from './app.module.ts';
import { SCHEMA } from './database.ts';

serve({ name: SCHEMA.service, variables: {}, module: (config) => AppModule.forRoot(config.DATABASE_URL) });
