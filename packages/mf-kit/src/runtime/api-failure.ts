/** An answer that was not 2xx, or none at all: status 0, code `unreachable`. `message` is the status, a colon, a space and the answer's text. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  /** The service's error code, `unknown` when the answer was not in the error form. */
  readonly code: string;
  /** The service's own words for people. */
  readonly reason: string;
  /** Seconds that the service asks to wait; null when it did not say. */
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown, statusText: string, retryAfter: number | null = null) {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
    super(`${status}: ${text.replaceAll('""', '') || statusText}`);
    this.status = status;
    this.code = textOf(body, 'code') ?? 'unknown';
    this.reason = textOf(body, 'message') ?? statusText;
    this.retryAfter = retryAfter;
  }
}

function textOf(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}
