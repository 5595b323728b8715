import { run } from '@lawdex/svc-kit';
import { writeOpenApi } from '@lawdex/svc-kit/openapi';
import { describeApi, openApiFiles } from './openapi-document.ts';

run(async () => writeOpenApi(await describeApi(), openApiFiles));
