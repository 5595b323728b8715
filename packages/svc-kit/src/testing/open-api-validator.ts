import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Answer } from './test-service.ts';

/** Makes properties an error that a document does not name, because an answer must not leak them. */
function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) copy[key] = closeObjects(value);
  if (copy['type'] === 'object' && 'properties' in copy) copy['additionalProperties'] ??= false;
  return copy;
}

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The committed document of a service: making it from the code loads a compiler into each spec file. */
export const readOpenApi = (file: URL): OpenAPIObject => JSON.parse(readFileSync(file, 'utf8'));

/** `check('get', '/api/categories', answer)` throws unless the answer is what the document promises for its status. */
export function openApiValidator(document: OpenAPIObject): (method: string, path: string, answer: Answer) => void {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv, ['uuid', 'date-time']);
  ajv.addSchema(closeObjects(document) as object, 'api');
  const responses = new Map<string, Set<string>>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations as Record<string, { responses?: object }>)) {
      responses.set(`${method} ${path}`, new Set(Object.keys(operation.responses ?? {})));
    }
  }
  return (method, path, answer) => {
    const declared = responses.get(`${method} ${path}`);
    if (!declared) throw new Error(`The document has no ${method.toUpperCase()} ${path}.`);
    const status = [String(answer.status), `${Math.floor(answer.status / 100)}XX`].find((key) => declared.has(key));
    if (!status) throw new Error(`${method.toUpperCase()} ${path} declares no status ${answer.status}.`);
    const pointer = `api#/paths/${escape(path)}/${method}/responses/${status}/content/application~1json/schema`;
    const validate = ajv.getSchema(pointer);
    if (!validate) throw new Error(`${pointer} is not there.`);
    if (validate(answer.body)) return;
    throw new Error(`${method.toUpperCase()} ${path} answered something else: ${ajv.errorsText(validate.errors)}`);
  };
}

/** `expectDocumented(answer, 200, 'get', '/api/categories')` expects this status and what the document promises, and answers the body. */
export function documentedBy(file: URL) {
  const check = openApiValidator(readOpenApi(file));
  return <T>(answer: Answer, status: number, method: string, path: string): T => {
    expect([answer.status, answer.body]).toEqual([status, answer.body]);
    check(method, path, answer);
    return answer.body as T;
  };
}

export function expectError(answer: Answer, status: number, code: string, message: RegExp = /./): void {
  expect([answer.status, answer.body]).toEqual([
    status,
    { code, message: expect.stringMatching(message), requestId: expect.any(String) },
  ]);
}
