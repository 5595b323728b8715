import { readConfig, upstreamProblems } from './config.ts';

const directory = { name: 'svc-directory', url: 'http://127.0.0.1:4001', prefixes: ['/api/'] };
const needed = { UPSTREAMS: JSON.stringify([directory]), REGISTRY_FILE: '/data/registry.json' };

describe('readConfig', () => {
  it('needs only the services and the registry', () => {
    const { host, origin, demoData, analytics, upstreams, registryFile } = readConfig(needed);
    expect([host, origin, demoData, analytics]).toEqual(['127.0.0.1', 'http://localhost:3000', true, null]);
    expect([upstreams, registryFile]).toEqual([[directory], '/data/registry.json']);
  });

  it('refuses a service that would answer in place of the shell', () => {
    const greedy = JSON.stringify([{ ...directory, prefixes: ['/health/'] }]);
    expect(() => readConfig({ ...needed, UPSTREAMS: greedy })).toThrow('svc-directory must not claim "/health/"');
  });

  it('repeats nothing of a wrong REDIS_URL, which may hold a password', () => {
    expect(readConfig({ ...needed, REDIS_URL: 'rediss://:x@shared:6380' }).redisUrl).toBe('rediss://:x@shared:6380');
    expect(() => readConfig({ ...needed, REDIS_URL: 'http://:x@shared' })).toThrow(
      /REDIS_URL must be a URL of the form(?![^]*:x@)/,
    );
  });

  it('takes analytics only whole and over https', () => {
    const read = (ANALYTICS_SCRIPT_URL?: string) =>
      readConfig({ ...needed, ANALYTICS_ID: 'G-1', ANALYTICS_SCRIPT_URL });
    const scriptUrl = 'https://analytics.example/a.js';
    expect(read(scriptUrl).analytics).toEqual({ id: 'G-1', scriptUrl });
    expect(() => read()).toThrow('ANALYTICS_SCRIPT_URL must be set too');
    expect(() => read('http://analytics.example/a.js')).toThrow('ANALYTICS_SCRIPT_URL must be an https:// URL');
  });
});

const service = (name: string, ...prefixes: string[]) => ({ name, url: 'http://127.0.0.1:1', prefixes });

it('services may share /api by prefixes, and stand outside of it', () => {
  const services = [service('a', '/api/'), service('b', '/api/blog/', '/feed.xml', '/feeds/')];
  expect(upstreamProblems(services)).toEqual([]);
});

it.each([
  ...['/', '/_', '/_mf/', '/_mf/mf-directory/', '/health', '/health/live', '/robots.txt', '/sitemap.xml'].map(
    (prefix) => [prefix, `b must not claim "${prefix}": the shell answers `],
  ),
  ...['/api/*', '/api/:id', '/api/a?b', '/api/%61', '/a b'].map((prefix) => [prefix, 'which is no plain path']),
  ['/api/', 'b and a both claim "/api/". Take it out of one svc.json.'],
])('the prefix %s is refused, and says why', (prefix, problem) => {
  expect(upstreamProblems([service('a', '/api/'), service('b', prefix)])).toEqual([expect.stringContaining(problem)]);
});
