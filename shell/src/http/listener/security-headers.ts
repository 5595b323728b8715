import { ServerResponse, type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers of every answer. Pages replace the policy by their own, see csp.ts. */
export function securityHeaders(origin: string, includeSubdomains: boolean): Headers {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https://') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}${includeSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** A response with these headers unless they are set. Hooks would miss answers of Node itself, and cost half a refusal. */
export function answersWith(headers: Headers): typeof ServerResponse<IncomingMessage> {
  const all = Object.entries(headers);
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, reason?: string | GivenHeaders, headersGiven?: GivenHeaders): this {
      const [phrase, given] = typeof reason === 'string' ? [reason, headersGiven] : [undefined, reason ?? headersGiven];
      const list = flat(given);
      const count = list.length;
      for (const [name, value] of all) if (!names(list, count, name) && !this.hasHeader(name)) list.push(name, value);
      // Who asks for too much has to connect again. Who still sends a body would then not hear why.
      if (status === 429 && !hasBody(this.req)) list.push('connection', 'close');
      return super.writeHead(status, phrase, list);
    }
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** The headers as a flat list of names and values. It is a plain loop, because lists of lists made up a twentieth of a kept page. */
function flat(given: GivenHeaders = []): OutgoingHttpHeader[] {
  if (Array.isArray(given)) return [...given];
  const list: OutgoingHttpHeader[] = [];
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (value !== undefined) list.push(name, value);
  }
  return list;
}

/** Whether one of the first `count` entries has this name. It is a plain loop for speed, because every refusal uses it. */
function names(list: readonly OutgoingHttpHeader[], count: number, name: string): boolean {
  for (let index = 0; index < count; index += 2) {
    const given = list[index];
    if (typeof given === 'string' && given.length === name.length && given.toLowerCase() === name) return true;
  }
  return false;
}
