import { upstreamProblems } from './upstream-problems.core.ts';

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
