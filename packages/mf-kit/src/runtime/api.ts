import type { paths } from '@lawdex/contracts/api';
import createClient from 'openapi-fetch';

// On the server the worker answers `fetch` itself and looks at the path only; the host is never resolved.
const baseUrl = typeof document === 'undefined' ? 'http://services.invalid' : '';

/** Typed client of every service, in the browser and on the server. Aborts with `signal`; see `unwrap` for errors. */
export const api = createClient<paths>({
  baseUrl,
  credentials: 'include',
  fetch: (request) => globalThis.fetch(request),
});

/** An answer that was not 2xx. `message` is the status, a colon, a space and the answer's text. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  /** The service's error code, `unknown` when the answer was not in the error form. */
  readonly code: string;
  /** The service's own words for people. */
  readonly reason: string;

  constructor(status: number, body: unknown, statusText: string) {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
    super(`${status}: ${text.replaceAll('""', '') || statusText}`);
    const form = typeof body === 'object' && body !== null ? (body as { code?: unknown; message?: unknown }) : {};
    this.status = status;
    this.code = typeof form.code === 'string' ? form.code : 'unknown';
    this.reason = typeof form.message === 'string' ? form.message : statusText;
  }
}

/** The data of a call, or an `ApiFailure`. Network faults reject as `fetch` rejects. */
export async function unwrap<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ApiFailure(response.status, error, response.statusText);
  return data as T;
}
