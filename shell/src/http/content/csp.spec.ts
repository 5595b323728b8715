import { EARLY_SCRIPT } from '../../protocol/early-script.ts';
import { contentSecurityPolicy, hashSource } from './csp.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));

it('scripts are files of this site or the one that is known by its hash, everything else comes from this site, and nobody may frame it', () => {
  const policy = directives(contentSecurityPolicy(null));
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", hashSource(EARLY_SCRIPT)],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  });
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|http/);
});

it('analytics may be loaded from and reported to its origin, and nowhere else, only when it is configured', () => {
  const analytics = { id: 'G-1', scriptUrl: 'https://analytics.example/path/a.js?id=G-1' };
  const policy = directives(contentSecurityPolicy(analytics));
  expect(policy['connect-src']).toEqual(["'self'", 'https://analytics.example']);
  expect(policy['trusted-types']).toContain('lawdex-analytics');
  expect(policy['script-src']).toEqual(["'self'", hashSource(EARLY_SCRIPT), 'https://analytics.example']);
});
