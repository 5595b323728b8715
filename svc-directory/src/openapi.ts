import { run } from '@lawdex/svc-kit';
import { writeOpenApi } from '@lawdex/svc-kit/openapi';
import { directoryDocument, OPENAPI_FILES } from './openapi-document.ts';

run(async () => writeOpenApi(await directoryDocument(), OPENAPI_FILES));
