import { expect, it } from '@jest/globals';
import { contentSecurityPolicy, createNonce } from './csp.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));

it('every nonce is new, and long enough not to be guessed', () => {
  const nonces = new Set(Array.from({ length: 100 }, createNonce));
  expect(nonces.size).toBe(100);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});

it('scripts run by nonce only, everything else comes from this site, and nobody may frame it', () => {
  const policy = directives(contentSecurityPolicy('abc', null));
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'nonce-abc'", "'strict-dynamic'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  });
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|http/);
});

it('analytics may be reported to, at its origin and nowhere else, only when it is configured', () => {
  const analytics = { id: 'G-1', scriptUrl: 'https://analytics.example/path/a.js?id=G-1' };
  const policy = directives(contentSecurityPolicy('abc', analytics));
  expect(policy['connect-src']).toEqual(["'self'", 'https://analytics.example']);
  expect(policy['trusted-types']).toContain('lawdex-analytics');
  expect(policy['script-src']).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
});
