import { ServerResponse } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

export interface TransportSecurity {
  /** The site's public origin. */
  origin: string;
  /** Whether every host below the site's own is reached by https too. */
  includeSubdomains: boolean;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What every answer carries, whoever gives it; pages have a policy of their own in place of this one, see csp.ts. */
export function securityHeaders({ origin, includeSubdomains }: TransportSecurity): Headers {
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

/**
 * Answers that carry these headers, unless they are given others of the same name. Added here and not in a hook, because Node answers some
 * requests itself (417, a missing Host) before any hook is asked; and only when the head is written, because under overload headers that are
 * set one by one were half of what a refusal costs.
 */
export function answersWith(headers: Headers): typeof ServerResponse<IncomingMessage> {
  const all = Object.entries(headers);
  return class extends ServerResponse<IncomingMessage> {
    override writeHead(status: number, reason?: string | GivenHeaders, headersGiven?: GivenHeaders): this {
      const [phrase, given] = typeof reason === 'string' ? [reason, headersGiven] : [undefined, reason ?? headersGiven];
      const list = flat(given);
      const count = list.length;
      for (const [name, value] of all) if (!names(list, count, name) && !this.hasHeader(name)) list.push(name, value);
      return super.writeHead(status, phrase, list);
    }
  };
}

/** Name and value in turn. */
const flat = (given: GivenHeaders = []): OutgoingHttpHeader[] =>
  Array.isArray(given)
    ? [...given]
    : Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

/** Whether one of the first `count` entries is a header of this name. A plain loop: each refusal passes here. */
function names(list: readonly OutgoingHttpHeader[], count: number, name: string): boolean {
  for (let index = 0; index < count; index += 2) {
    const given = list[index];
    if (typeof given === 'string' && given.length === name.length && given.toLowerCase() === name) return true;
  }
  return false;
}
