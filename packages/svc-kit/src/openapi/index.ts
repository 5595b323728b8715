export { openApiDocument } from './document.ts';
export type { OpenApiOptions } from './document.ts';
export { openApiDrift, writeOpenApi } from './write.ts';
export type { OpenApiFiles } from './write.ts';
