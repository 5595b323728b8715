import { openApiDocument } from '@lawdex/svc-kit/openapi';
import { AppModule } from './app.module.ts';

/** Where the document and the types of its client stand. */
export const openApiFiles = {
  document: new URL('../openapi.json', import.meta.url),
  types: new URL('../../packages/contracts/src/api/search.generated.ts', import.meta.url),
};

/** The database is never asked: Nest only looks at what the classes declare. */
export const describeApi = () =>
  openApiDocument({
    title: 'Lawdex search',
    description: 'Finds businesses by words, place and filters.',
    module: AppModule.forRoot({ databaseUrl: 'postgres://preview@127.0.0.1/preview', searchesKeptDays: 90 }),
  });
