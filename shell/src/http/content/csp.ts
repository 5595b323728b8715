import { randomBytes } from 'node:crypto';
import type { Analytics } from '@lawdex/contracts';

export const createNonce = (): string => randomBytes(16).toString('base64');

/** Scripts need the nonce, and what they load comes from this origin. */
export function contentSecurityPolicy(nonce: string, analytics: Analytics | null): string {
  const analyticsOrigin = analytics && new URL(analytics.scriptUrl).origin;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${analyticsOrigin ? ` ${analyticsOrigin}` : ''}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default${analytics ? ' lawdex-analytics' : ''} 'allow-duplicates'`,
  ].join('; ');
}

/** Headers of pages. Headers of all answers are in listener/security-headers.ts. */
export const PAGE_HEADERS = {
  'permissions-policy': 'geolocation=(self), camera=(), microphone=()',
};
