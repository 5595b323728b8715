export { openApiDocument, type OpenApiOptions } from './document.ts';
export { openApiDrift, writeOpenApi, type OpenApiFiles } from './write.ts';
