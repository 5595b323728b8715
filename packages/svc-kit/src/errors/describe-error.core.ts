import { databaseTrouble, isCommitUnknown } from './database-error.core.ts';
import { DomainError, RETRY_AFTER_SECONDS } from './domain-error.core.ts';

export interface ErrorAnswer {
  status: number;
  code: string;
  message: string;
  headers: Readonly<Record<string, string>>;
}

const answer = (status: number, code: string, message: string, headers: ErrorAnswer['headers'] = {}): ErrorAnswer => ({
  ...{ status, code, message, headers },
});

const BY_STATUS: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'The request is malformed.'],
  401: ['unauthorized', 'Authorisation is required.'],
  403: ['forbidden', 'This is not allowed.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This method is not allowed here.'],
  408: ['request_timeout', 'The request did not arrive in time.'],
  413: ['body_too_large', 'The body of the request is too large.'],
  414: ['uri_too_long', 'The address is too long.'],
  415: ['unsupported_media_type', 'The body must be JSON, sent with Content-Type: application/json.'],
};

const RETRY_AFTER = { 'retry-after': String(RETRY_AFTER_SECONDS) };

const UNAVAILABLE_TEXT = 'The service is not available at the moment. Please try again.';
const UNAVAILABLE = answer(503, 'service_unavailable', UNAVAILABLE_TEXT, RETRY_AFTER);
const UNKNOWN_TEXT =
  'We do not know whether this was stored. Send it again with the same Idempotency-Key: it is stored once.';
const OUTCOME_UNKNOWN = answer(504, 'outcome_unknown', UNKNOWN_TEXT, RETRY_AFTER);

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('getStatus' in error && typeof error.getStatus === 'function') return Number(error.getStatus());
  return 'statusCode' in error ? Number(error.statusCode) : 500;
}

/** Decides which answer a caller gets for an error. An unexpected error is a 500 that gives nothing away. */
export function describeError(error: unknown): ErrorAnswer {
  if (error instanceof DomainError) return answer(error.status, error.code, error.message, error.headers);
  if (Reflect.get(Object(error), 'code') === 'FST_ERR_BAD_URL')
    return answer(400, 'malformed_url', 'The address is not a well-formed URL.');
  if (isCommitUnknown(error)) return OUTCOME_UNKNOWN;
  if (databaseTrouble(error) !== null) return UNAVAILABLE;

  const status = statusOf(error);
  const message = error instanceof Error ? error.message : '';
  if (status === 400 && (error instanceof SyntaxError || /JSON|prototype property|Content-Length/i.test(message))) {
    return answer(400, 'invalid_body', 'The body is not well-formed JSON.');
  }
  if (status === 503) return UNAVAILABLE;
  const known = BY_STATUS[status];
  if (known) return answer(status, ...known);
  if (status >= 400 && status < 500) return answer(status, 'bad_request', BY_STATUS[400]![1]);
  return answer(500, 'internal_error', 'Something went wrong. Please try again.');
}
