import type { IncomingHttpHeaders } from 'node:http';

export interface UpstreamRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer | string | null;
  /** Milliseconds after which nobody waits for the answer any more. */
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
  /** As much is in flight to the service as may be: it was not asked. */
  | { kind: 'overloaded'; retryAfter: number }
  /** It could not be asked, or has not answered anybody for a while: it was not asked. */
  | { kind: 'unavailable' }
  /** It was asked and has not answered, so that nobody knows what it did. */
  | { kind: 'unanswered' }
  /** The one who asked has left. */
  | { kind: 'gone' };

export const READS: readonly string[] = ['GET', 'HEAD'];
export const WRITES: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

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

/**
 * What a service gets to see of a request. Not `cookie` and `authorization`, because services know no visitors; not
 * `range`, because answers are read whole.
 */
export const FOR_SERVICES: readonly string[] = [
  'content-type',
  'accept',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'idempotency-key',
  'purpose',
];

export const SERVICE_DOWN = 'This part of the site cannot answer right now. Please try again in a moment.';
export const SERVICE_FULL = 'Very many people are asking right now. Please try again in a few seconds.';
