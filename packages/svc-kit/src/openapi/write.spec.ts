import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { openApiDrift, writeOpenApi } from './write.ts';

const DOCUMENT: OpenAPIObject = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  paths: { '/api/notes': { get: { responses: { 204: { description: 'There are none.' } } } } },
};

let folder: string;
const files = () => ({ document: join(folder, 'openapi.json'), types: join(folder, 'types.ts') });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  await writeOpenApi(DOCUMENT, files());
});
afterEach(() => rm(folder, { recursive: true }));

it('files that were just written say what the code does', async () => {
  expect(await openApiDrift(DOCUMENT, files())).toEqual([]);
});

it('both files are named as soon as the code says something else', async () => {
  expect(await openApiDrift({ ...DOCUMENT, paths: {} }, files())).toHaveLength(2);
});

it('a file that somebody edited is named alone', async () => {
  await writeFile(files().types, 'export type Notes = never;\n');
  expect(await openApiDrift(DOCUMENT, files())).toEqual([expect.stringMatching(/types\.ts$/)]);
});
