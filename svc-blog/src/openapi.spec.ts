import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { openApiDrift } from '@lawdex/svc-kit/openapi';
import { blogDocument, OPENAPI_FILES } from './openapi-document.ts';

describe('the committed OpenAPI document and client types', () => {
  it('say what the code does (else: npm run openapi)', async () => {
    expect(await openApiDrift(await blogDocument(), OPENAPI_FILES)).toEqual([]);
  });

  it('are called out as soon as the code says something else', async () => {
    const document = await blogDocument();
    delete document.paths['/api/blog/tags'];
    expect(await openApiDrift(document, OPENAPI_FILES)).toEqual(['svc-blog/openapi.json', 'api/blog.generated.ts']);
  });

  it('are called out when somebody edits one of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
    const types = join(folder, 'types.ts');
    await writeFile(types, `${await readFile(OPENAPI_FILES.types, 'utf8')}\n`);
    expect(await openApiDrift(await blogDocument(), { ...OPENAPI_FILES, types })).toHaveLength(1);
    await rm(folder, { recursive: true });
  });
});
