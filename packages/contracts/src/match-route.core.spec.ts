import { describe, expect, it } from '@jest/globals';
import { matchRoute } from './match-route.core.ts';

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
