import { openApiValidator, readOpenApi, type Answer } from '@lawdex/svc-kit/testing';

const check = openApiValidator(readOpenApi(new URL('../openapi.json', import.meta.url)));

/** Expects this status and a body as the OpenAPI document promises it. Answers the body. */
export function expectDocumented<T>(answer: Answer, status: number, method: string, path: string): T {
  expect([answer.status, answer.body]).toEqual([status, answer.body]);
  check(method, path, answer);
  return answer.body as T;
}

export function expectError(answer: Answer, status: number, code: string, message: RegExp = /./): void {
  expect([answer.status, answer.body]).toEqual([
    status,
    { code, message: expect.stringMatching(message), requestId: expect.any(String) },
  ]);
}
