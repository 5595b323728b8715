import { clashesOf } from './clashes.core.ts';

const NOTES = { name: 'svc-notes', database: true, prefixes: ['/api/notes/', '/feed.xml'], hears: [], seed: null };

describe('clashesOf', () => {
  const service = (name: string, more: object = {}) => ({ ...NOTES, name, prefixes: [], ...more });

  it('finds nothing where names and prefixes differ', () => {
    expect(clashesOf([service('svc-a', { prefixes: ['/api/'] }), service('svc-b', { hears: ['svc-a'] })])).toEqual([]);
  });

  it('names both services that have one command', () => {
    const commands = { posts: 'dist/posts.js' };
    expect(clashesOf([service('svc-a', { commands }), service('svc-b', { commands })])).toContain(
      'svc-a and svc-b both have a command "posts".',
    );
  });

  it('names both services that claim one prefix', () => {
    const prefixes = ['/api/notes/'];
    expect(clashesOf([service('svc-a', { prefixes }), service('svc-b', { prefixes })])).toEqual([
      'svc-a and svc-b both claim the prefix /api/notes/.',
    ]);
  });

  it('refuses one short name for two services, because their variables and databases would be the same', () => {
    expect(clashesOf([service('svc-a'), service('svc-b', { shortName: 'a' })])).toEqual([
      expect.stringContaining('svc-a and svc-b have the same short name "a"'),
    ]);
  });

  it('refuses a service that hears one which is not there', () => {
    expect(clashesOf([service('svc-a', { hears: ['svc-gone'] })])).toEqual([
      'svc-a hears svc-gone, but there is no such service.',
    ]);
  });

  it.each(['/', '/_mf/', '/health/ready'])('keeps the prefix %s for the site itself', (prefix) => {
    expect(clashesOf([service('svc-a', { prefixes: [prefix] })])).toEqual([expect.stringContaining('the site itself')]);
  });

  it('refuses one sitemap for two services, and that of the site itself', () => {
    const sitemaps = ['posts'];
    expect(clashesOf([service('svc-a', { sitemaps }), service('svc-b', { sitemaps })])).toEqual([
      'svc-a and svc-b both have a sitemap "posts".',
    ]);
    expect(clashesOf([service('svc-a', { sitemaps: ['pages'] })])).toEqual([
      expect.stringContaining('the sitemap "pages" is taken'),
    ]);
  });

  it('keeps POSTGRES_PORT for PostgreSQL', () => {
    expect(clashesOf([service('svc-postgres')])).toEqual([expect.stringContaining('"postgres" is taken')]);
  });
});
