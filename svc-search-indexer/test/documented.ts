import { openApiValidator, readOpenApi } from '@lawdex/svc-kit/testing';

/** Throws unless an answer is what the OpenAPI document promises: `check('get', '/api/businesses/search', answer)`. */
export const check = openApiValidator(readOpenApi(new URL('../openapi.json', import.meta.url)));
