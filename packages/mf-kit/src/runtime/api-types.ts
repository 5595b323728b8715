import type { paths } from '@lawdex/contracts/api';

/** The paths that have the method. */
export type PathsWith<Method extends 'get' | 'post'> = {
  [Path in keyof paths]: paths[Path][Method] extends { responses: object } ? Path : never;
}[keyof paths];

type Parameters<Operation> = Operation extends { parameters: infer Given extends { path?: unknown } }
  ? Pick<Given, keyof Given & ('path' | 'query' | 'header')>
  : never;

type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never };

/** Options of a call: `path`, `query` and `header` as in the OpenAPI document. */
export type Options<Operation> = Parameters<Operation> &
  Body<Operation> & {
    signal?: AbortSignal;
    /** Optional for the page: the server waits only for a moment, and sends the page without it. */
    isOptional?: boolean;
  };

/** The JSON of the operation's 200 or 201. */
export type Answer<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201)] extends { content: { 'application/json': infer Data } }
    ? Data
    : never
  : never;
