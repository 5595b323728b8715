import { clashesOf } from './list-services.ts';

const NOTES = { name: 'svc-notes', database: true, prefixes: ['/api/notes/', '/feed.xml'], hears: [], seed: null };

describe('clashesOf', () => {
  const service = (name: string, more: object = {}) => ({ ...NOTES, name, prefixes: [], ...more });

  it('finds nothing where names and prefixes differ', () => {
    expect(clashesOf([service('svc-a', { prefixes: ['/api/'] }), service('svc-b', { hears: ['svc-a'] })])).toEqual([]);
  });

  const both = (more: object) => [service('svc-a', more), service('svc-b', more)];

  it.each([
    ['a command', both({ commands: { posts: 'dist/posts.js' } }), 'svc-a and svc-b both have a command "posts".'],
    ['a prefix', both({ prefixes: ['/api/notes/'] }), 'svc-a and svc-b both claim the prefix /api/notes/.'],
    ['a sitemap', both({ sitemaps: ['posts'] }), 'svc-a and svc-b both have a sitemap "posts".'],
    [
      'a short name, which names variables and databases',
      [service('svc-a'), service('svc-b', { shortName: 'a' })],
      'svc-a and svc-b have the same short name "a"',
    ],
    ['a sitemap of the site', [service('svc-a', { sitemaps: ['pages'] })], 'the sitemap "pages" is taken'],
    ['the port of PostgreSQL', [service('svc-postgres')], '"postgres" is taken'],
    [
      'the events of no service',
      [service('svc-a', { hears: ['svc-gone'] })],
      'svc-a hears svc-gone, but there is no such service.',
    ],
    ...['/', '/_mf/', '/health/ready'].map((prefix): [string, ReturnType<typeof both>, string] => [
      `the prefix ${prefix}`,
      [service('svc-a', { prefixes: [prefix] })],
      'the site itself',
    ]),
  ])('refuses who claims %s that is taken', (_what, services, told) => {
    expect(clashesOf(services)).toEqual(expect.arrayContaining([expect.stringContaining(told)]));
  });
});
