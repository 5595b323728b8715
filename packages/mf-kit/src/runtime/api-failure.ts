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
    this.status = status;
    this.code = textOf(body, 'code') ?? 'unknown';
    this.reason = textOf(body, 'message') ?? statusText;
  }
}

function textOf(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
