/** An answer other than 2xx, or none (status 0, code `unreachable`). `message` is `<status>: <text of the answer>`. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  /** The service's error code; `unknown` for an answer in another form. */
  readonly code: string;
  /** The service's message for people. */
  readonly reason: string;
  /** Seconds to wait before retrying; null when the service gave none. */
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
