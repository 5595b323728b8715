import { isCatchAll, matchRoute, pathInSmallLetters } from './match-route.core.ts';
import CASES from '../../test/routes.json' with { type: 'json' };

const routes = ['/', '/business/:slug', '/business/add', '/city/:city'].map((path) => ({ path }));

describe('matchRoute', () => {
  it.each(CASES.served)('$pathname is served by $path', ({ pathname, path, params }) => {
    expect(matchRoute(routes, pathname)).toEqual({ route: { path }, params });
  });

  it.each(['/business', '/business/x/none.css', '/nowhere', '/city/%E0%A4%A'])('%s is served by none', (pathname) => {
    expect(matchRoute(routes, pathname)).toBeNull();
  });
});

describe('a route of parameters alone', () => {
  const all = ['/', '/search', '/business/:slug', '/:slug'].map((path) => ({ path }));

  it.each(CASES.ofParameters)('$pathname is served by $path', ({ pathname, path, params }) => {
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

describe('the path in small letters', () => {
  const all = ['/search', '/business/:slug', '/city/:city', '/blog/category/:slug', '/:slug'].map((path) => ({ path }));

  it.each(CASES.inSmallLetters)('%s is a page at %s', (pathname, small) => {
    expect(pathInSmallLetters(all, pathname)).toBe(small);
    expect(pathInSmallLetters(all, small)).toBeNull();
  });

  it.each(CASES.sameInSmallLetters)('%s is not looked for anywhere else', (pathname) => {
    expect(pathInSmallLetters(all, pathname)).toBeNull();
  });

  it('never leads to another page or host', () => {
    expect(pathInSmallLetters(all, '/Business/%2e%2E')).toBe('/business/-');
    expect(pathInSmallLetters(all, '/City/%2Fevil.example')).toBe('/city/%2Fevil.example');
  });
});
