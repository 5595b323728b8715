import type { paths } from '@lawdex/contracts/api';

/** The paths that answer a method. */
export type PathsWith<Method extends 'get' | 'post'> = {
  [Path in keyof paths]: paths[Path][Method] extends { responses: object } ? Path : never;
}[keyof paths];

type Parameters<Operation> = Operation extends { parameters: infer Given extends { path?: unknown } }
  ? Pick<Given, keyof Given & ('path' | 'query' | 'header')>
  : never;

type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never };

/** What a call of the operation takes; `path`, `query` and `header` as its OpenAPI document says. */
export type Options<Operation> = Parameters<Operation> &
  Body<Operation> & {
    signal?: AbortSignal;
    /** The page can do without it: the server waits for it only for a moment, and keeps a page that has to do without. */
    isOptional?: boolean;
  };

/** The JSON of the operation's 200 or 201. */
export type Answer<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201)] extends { content: { 'application/json': infer Data } }
    ? Data
    : never
  : never;
