import { describe, expect, it } from '@jest/globals';
import { isCatchAll, matchRoute } from './match-route.core.ts';

const routes = ['/', '/business/:slug', '/business/add', '/city/:city'].map((path) => ({ path }));

describe('matchRoute', () => {
  it.each([
    ['/', '/', {}],
    ['/business/add', '/business/add', {}],
    ['/business/smith-llp', '/business/:slug', { slug: 'smith-llp' }],
    ['/city/san%20diego', '/city/:city', { city: 'san diego' }],
    ['/city/a%2Fb', '/city/:city', { city: 'a/b' }],
  ])('%s is served by %s', (pathname, path, params) => {
    expect(matchRoute(routes, pathname)).toEqual({ route: { path }, params });
  });

  it.each(['/business', '/business/x/none.css', '/nowhere', '/city/%E0%A4%A'])('%s is served by none', (pathname) => {
    expect(matchRoute(routes, pathname)).toBeNull();
  });
});

describe('a route of parameters alone', () => {
  const all = ['/', '/search', '/business/:slug', '/:slug'].map((path) => ({ path }));

  it.each([
    ['/best-dui-lawyers-near-me', '/:slug', { slug: 'best-dui-lawyers-near-me' }],
    ['/Lawyers-In-Texas', '/:slug', { slug: 'Lawyers-In-Texas' }],
    ['/search', '/search', {}],
    ['/', '/', {}],
  ])('%s is served by %s', (pathname, path, params) => {
    expect(matchRoute(all, pathname)).toEqual({ route: { path }, params });
  });

  it.each(['/wp-login.php', '/.env', '/a%2Fb', '/caf%C3%A9', '/a_b', `/${'a'.repeat(121)}`, '/a/b', '/%E0%A4%A'])(
    '%s is served by none, since it is no word',
    (pathname) => {
      expect(matchRoute(all, pathname)).toBeNull();
    },
  );

  it.each([
    ['/:slug', true],
    ['/:a/:b', true],
    ['/', false],
    ['/blog', false],
    ['/blog/:slug', false],
  ])('%s: %s', (pattern, expected) => {
    expect(isCatchAll(pattern)).toBe(expected);
  });
});
