import { upstreamProblems } from './upstream-problems.core.ts';

const service = (name: string, ...prefixes: string[]) => ({ name, url: 'http://127.0.0.1:1', prefixes });

it('services may share /api by prefixes, and stand outside of it', () => {
  const services = [service('a', '/api/'), service('b', '/api/blog/', '/feed.xml', '/feeds/')];
  expect(upstreamProblems(services)).toEqual([]);
});

it.each(['/', '/_', '/_mf/', '/_mf/mf-directory/', '/health', '/health/live', '/robots.txt', '/sitemap.xml'])(
  'the prefix %s is refused, since the shell answers there',
  (prefix) => {
    expect(upstreamProblems([service('svc-greedy', prefix)])).toEqual([
      expect.stringContaining(`svc-greedy must not claim "${prefix}"`),
    ]);
  },
);

it('two services that claim one prefix are both named', () => {
  expect(upstreamProblems([service('a', '/api/'), service('b', '/api/')])).toEqual([
    'b and a both claim "/api/". Take it out of one svc.json.',
  ]);
});

it.each(['/api/*', '/api/:id', '/api/a?b', '/api/%61', '/a b'])('%s is refused as no plain path', (prefix) => {
  expect(upstreamProblems([service('a', prefix)])).toEqual([expect.stringContaining('no plain path')]);
});
