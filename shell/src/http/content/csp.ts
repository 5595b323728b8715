import { createHash } from 'node:crypto';
import type { Analytics } from '@lawdex/contracts';
import { EARLY_SCRIPT } from '../../protocol/early-script.ts';

export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts are files of releases and the early script by its hash; `styles` are sources of inline styles. It has no nonce. */
export function contentSecurityPolicy(analytics: Analytics | null, styles: readonly string[] = []): string {
  const analyticsOrigin = analytics ? ` ${new URL(analytics.scriptUrl).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${hashSource(EARLY_SCRIPT)}${analyticsOrigin}`,
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${analyticsOrigin}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default${analytics ? ' lawdex-analytics' : ''} 'allow-duplicates'`,
  ].join('; ');
}

/** Headers of pages. Headers of all answers are in listener/security-headers.ts. */
export const PAGE_HEADERS = { 'permissions-policy': 'geolocation=(self), camera=(), microphone=()' };
