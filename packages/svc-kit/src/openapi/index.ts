export { openApiDocument } from './document.ts';
export { openApiDrift, writeOpenApi, type OpenApiFiles } from './write.ts';
