import { OPTIONAL_HEADER } from '@lawdex/contracts';
import type { paths } from '@lawdex/contracts/api';
import { ApiFailure } from './api-failure.ts';
import type { Answer, Options, PathsWith } from './api-types.ts';

// On the server the worker replaces `fetch` and reads only the path; the host is never resolved.
const isServer = typeof document === 'undefined';
const baseUrl = isServer ? 'http://services.invalid' : '';

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
  const response = await fetch(baseUrl + address + (search && `?${search}`), {
    method,
    credentials: 'include',
    headers: body === undefined ? header : { ...header, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiFailure(0, { code: 'unreachable' }, String(error));
  });
  if (!response.ok) throw await failureOf(response);
  return response.json();
}

async function failureOf(answer: Response): Promise<ApiFailure> {
  // HTTP also allows a date, but the services and the shell send seconds.
  const seconds = Number(answer.headers.get('retry-after'));
  const retryAfter = Number.isInteger(seconds) && seconds > 0 ? seconds : null;
  return new ApiFailure(answer.status, readJson(await answer.text()), answer.statusText, retryAfter);
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
