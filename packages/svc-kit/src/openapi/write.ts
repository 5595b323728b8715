import { readFile, writeFile } from 'node:fs/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format } from 'oxfmt';

export interface OpenApiFiles {
  document: string | URL;
  types: string | URL;
}

const STYLE = { singleQuote: true, printWidth: 120 } as const;

/** Writes the paths and shapes of a document as TypeScript for `openapi-fetch`. */
async function clientTypes(document: OpenAPIObject): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as OpenAPI3, { alphabetize: true });
  const source = `// Written by \`npm run openapi\` from the service's own code. Do not edit.\n${astToString(ast)}`;
  return (await format('types.ts', source, STYLE)).code;
}

const documentText = async (document: OpenAPIObject): Promise<string> =>
  (await format('openapi.json', JSON.stringify(document), STYLE)).code;

/** Lists the files that differ from what the code says now. */
export async function openApiDrift(document: OpenAPIObject, files: OpenApiFiles): Promise<string[]> {
  const expected: [string | URL, string][] = [
    [files.document, await documentText(document)],
    [files.types, await clientTypes(document)],
  ];
  const drifted: string[] = [];
  for (const [file, text] of expected) {
    const current = await readFile(file, 'utf8').catch(() => '');
    if (current !== text) drifted.push(String(file).split('/').slice(-2).join('/'));
  }
  return drifted;
}

/** `npm run openapi` writes both files. */
export async function writeOpenApi(document: OpenAPIObject, files: OpenApiFiles): Promise<void> {
  await writeFile(files.document, await documentText(document));
  await writeFile(files.types, await clientTypes(document));
}
