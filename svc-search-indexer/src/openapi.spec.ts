import { openApiDrift } from '@lawdex/svc-kit/openapi';
import { describeApi, openApiFiles } from './openapi-document.ts';

it('the committed OpenAPI document and client types say what the code does (else: npm run openapi)', async () => {
  expect(await openApiDrift(await describeApi(), openApiFiles)).toEqual([]);
});
