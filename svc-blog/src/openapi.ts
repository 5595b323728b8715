import { run } from '@lawdex/svc-kit';
import { writeOpenApi } from '@lawdex/svc-kit/openapi';
import { blogDocument, OPENAPI_FILES } from './openapi-document.ts';

run(async () => writeOpenApi(await blogDocument(), OPENAPI_FILES));
