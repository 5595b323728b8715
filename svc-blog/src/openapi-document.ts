import { openApiDocument, type OpenApiFiles } from '@lawdex/svc-kit/openapi';
import { AppModule } from './app.module.ts';

/** The paths are right from `src/` and from `dist/`. */
export const OPENAPI_FILES: OpenApiFiles = {
  document: new URL('../openapi.json', import.meta.url),
  types: new URL('../../packages/contracts/src/api/blog.generated.ts', import.meta.url),
};

export function blogDocument() {
  return openApiDocument({
    title: 'Lawdex blog',
    description: 'Posts with their authors, categories and tags.',
    // Nothing is connected to, because the document comes from the decorators alone.
    module: AppModule.forRoot({
      databaseUrl: 'postgres://unused/unused',
      internalToken: '',
      consumers: [],
      publicOrigin: '',
    }),
  });
}
