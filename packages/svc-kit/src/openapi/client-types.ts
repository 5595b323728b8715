import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { format } from 'prettier';
import type { OpenAPIObject } from '@nestjs/swagger';

const STYLE = { singleQuote: true, printWidth: 120 } as const;

/** TypeScript for `openapi-fetch`: the paths and shapes of a document. */
export async function clientTypes(document: OpenAPIObject): Promise<string> {
  const ast = await openapiTS(structuredClone(document) as OpenAPI3, { alphabetize: true });
  const source = `// Written by \`npm run openapi\` from the service's own code. Do not edit.\n${astToString(ast)}`;
  return format(source, { ...STYLE, parser: 'typescript' });
}

export function documentText(document: OpenAPIObject): Promise<string> {
  return format(JSON.stringify(document), { ...STYLE, parser: 'json' });
}
