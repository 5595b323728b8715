import type { IncomingHttpHeaders } from 'node:http';

export interface UpstreamRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer | string | null;
  /** Milliseconds until the answer is useless. */
  within: number;
  signal?: AbortSignal;
}

export interface UpstreamAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type UpstreamOutcome =
  | { kind: 'answered'; answer: UpstreamAnswer }
  /** Not asked, because too many calls are in flight. */
  | { kind: 'overloaded'; retryAfter: number }
  /** Not asked, because it is unreachable or silent. */
  | { kind: 'unavailable' }
  /** Asked without an answer, so it is unknown what it did. */
  | { kind: 'unanswered' }
  | { kind: 'gone' };

export function pickHeaders(
  headers: IncomingHttpHeaders | Record<string, string>,
  names: readonly string[],
): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return picked;
}

/** Request headers that services see: no credentials, for they know no users, and no `range`, for answers are read whole. */
export const FOR_SERVICES: readonly string[] = [
  'content-type',
  'accept',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'idempotency-key',
];

export const SERVICE_DOWN = 'This part of the site cannot answer right now. Please try again in a moment.';
export const SERVICE_FULL = 'Very many people are asking right now. Please try again in a few seconds.';

/** The cache group of all answers of an address, with any query. A write to the address makes them old. No header can name it. */
export const addressGroup = (path: string): string => `address ${path.split('?')[0]}\n`;
