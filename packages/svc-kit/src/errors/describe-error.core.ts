import { DomainError } from './domain-error.core.ts';

export interface ErrorAnswer {
  status: number;
  code: string;
  message: string;
  headers: Readonly<Record<string, string>>;
}

const answer = (status: number, code: string, message: string): ErrorAnswer => ({ status, code, message, headers: {} });

const BY_STATUS: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'The request is malformed.'],
  401: ['unauthorized', 'Authorisation is required.'],
  403: ['forbidden', 'This is not allowed.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['method_not_allowed', 'This method is not allowed here.'],
  413: ['body_too_large', 'The body of the request is too large.'],
  414: ['uri_too_long', 'The address is too long.'],
  415: ['unsupported_media_type', 'The body must be JSON, sent with Content-Type: application/json.'],
  503: ['unavailable', 'The service is not available at the moment. Please try again.'],
};

// PostgreSQL: it is starting, stopping, full, overtaxed, or cannot be reached at all.
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|08...|3D000|40001|40P01|53300|55P03|57014|57P0[1-3])$/;
const CONNECTION_LOST = /timeout exceeded when trying to connect|Connection terminated|Client has encountered/;

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('getStatus' in error && typeof error.getStatus === 'function') return Number(error.getStatus());
  return 'statusCode' in error ? Number(error.statusCode) : 500;
}

/** What a caller is told about an error. Whatever we did not foresee is a 500 that gives nothing away. */
export function describeError(error: unknown): ErrorAnswer {
  if (error instanceof DomainError) {
    return { status: error.status, code: error.code, message: error.message, headers: error.headers };
  }
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (code === 'FST_ERR_BAD_URL') return answer(400, 'malformed_url', 'The address is not a well-formed URL.');
  if (UNAVAILABLE.test(code) || CONNECTION_LOST.test(message)) return answer(503, ...BY_STATUS[503]!);

  const status = statusOf(error);
  if (status === 400 && (error instanceof SyntaxError || /JSON|prototype property|Content-Length/i.test(message))) {
    return answer(400, 'invalid_body', 'The body is not well-formed JSON.');
  }
  const known = BY_STATUS[status];
  if (known) return answer(status, ...known);
  if (status >= 400 && status < 500) return answer(status, 'bad_request', BY_STATUS[400]![1]);
  return answer(500, 'internal_error', 'Something went wrong. Please try again.');
}
