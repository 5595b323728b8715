import { OPTIONAL_HEADER } from '@lawdex/contracts';
import type { paths } from '@lawdex/contracts/api';
import { ApiFailure } from './api-failure.ts';
import { hearServerTime } from './clock.ts';

const isServer = typeof document === 'undefined';

/** A call of a service. `path` begins with `/api/` and has the query. */
export interface ApiCall {
  path: string;
  method: string;
  /** By names in small letters, as the HTTP process reads them. */
  headers: Record<string, string>;
  body: string | null;
}

export interface ApiAnswer {
  status: number;
  /** The JSON; the text when it is none. Frozen on the server, where pages share it. */
  data: unknown;
}

let callDirectly: ((call: ApiCall) => Promise<ApiAnswer>) | undefined;

/** Replaces `fetch` for all calls. Render workers do so, which have none. */
export const callServicesBy = (call: typeof callDirectly): void => {
  callDirectly = call;
};

interface Request {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  isOptional?: boolean;
}

/** Resolves with the answer's data. Rejects with an `ApiFailure`, or as `fetch` does when `signal` aborts. */
async function call(method: string, pattern: string, request: Request = {}) {
  const { path, query = {}, body, signal } = request;
  // A browser's page does not wait for optional parts, so the header is for servers only.
  const header = isServer && request.isOptional ? { ...request.header, [OPTIONAL_HEADER]: '?1' } : request.header;
  const address = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path?.[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  const { status, data, ...said } = await send(
    {
      path: address + (search && `?${search}`),
      method,
      headers: { ...inSmallLetters(header), ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    },
    signal,
  );
  if (status < 200 || status > 299) throw new ApiFailure(status, data, said.statusText, said.retryAfter);
  // Its type is the operation's in the OpenAPI documents, which the services' own specs hold them to.
  return data as never;
}

const inSmallLetters = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

async function send(call: ApiCall, signal: AbortSignal | undefined) {
  if (callDirectly) return { ...(await callDirectly(call)), statusText: '', retryAfter: null };
  const { path, ...request } = call;
  const answer = await fetch(path, { ...request, credentials: 'include', signal }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiFailure(0, { code: 'unreachable' }, String(error));
  });
  const date = answer.headers.get('date');
  if (date !== null) hearServerTime(Date.parse(date));
  // HTTP also allows a date, but the services and the shell send seconds.
  const seconds = Number(answer.headers.get('retry-after'));
  const retryAfter = Number.isInteger(seconds) && seconds > 0 ? seconds : null;
  const data: unknown = answer.ok ? await answer.json() : readJson(await answer.text());
  return { status: answer.status, data, statusText: answer.statusText, retryAfter };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Call<Method extends 'get' | 'post'> = <Path extends PathsWith<Method>>(
  path: Path,
  ...options: Partial<Options<paths[Path][Method]>> extends Options<paths[Path][Method]>
    ? [options?: Options<paths[Path][Method]>]
    : [options: Options<paths[Path][Method]>]
) => Promise<Answer<paths[Path][Method]>>;

/** Typed calls of all services' public APIs, in browsers and on the server. */
export const api: { get: Call<'get'>; post: Call<'post'> } = {
  get: (path, ...[options]) => call('GET', path, options),
  post: (path, ...[options]) => call('POST', path, options),
};

/** The paths that have the method. */
type PathsWith<Method extends 'get' | 'post'> = {
  [Path in keyof paths]: paths[Path][Method] extends { responses: object } ? Path : never;
}[keyof paths];

type Parameters<Operation> = Operation extends { parameters: infer Given extends { path?: unknown } }
  ? Pick<Given, keyof Given & ('path' | 'query' | 'header')>
  : never;

type Body<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never };

/** Options of a call: `path`, `query` and `header` as in the OpenAPI document. */
type Options<Operation> = Parameters<Operation> &
  Body<Operation> & {
    signal?: AbortSignal;
    /** Optional for the page: the server waits only for a moment, and sends the page without it. */
    isOptional?: boolean;
  };

/** The JSON of the operation's 200 or 201. */
type Answer<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201)] extends { content: { 'application/json': infer Data } }
    ? Data
    : never
  : never;
