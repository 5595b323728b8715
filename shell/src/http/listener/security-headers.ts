import { ServerResponse } from 'node:http';
import type { IncomingMessage } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

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
 * Answers that begin with these headers. Set here and not in a hook, because Node answers some requests itself (417, a
 * missing Host) before any hook is asked.
 */
export function answersWith(headers: Headers): typeof ServerResponse<IncomingMessage> {
  const all = Object.entries(headers);
  return class extends ServerResponse<IncomingMessage> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<IncomingMessage>>) {
      super(...given);
      for (const [name, value] of all) this.setHeader(name, value);
    }
  };
}
