import { isCatchAll, matchRoute, pathInSmallLetters } from './match-route.core.ts';

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

describe('the path in small letters', () => {
  const all = ['/search', '/business/:slug', '/city/:city', '/blog/category/:slug', '/:slug'].map((path) => ({ path }));

  it.each([
    ['/SEARCH', '/search'],
    ['/Business/x', '/business/x'],
    ['/business/X', '/business/x'],
    ['/blog/Category/X', '/blog/category/x'],
    ['/City/San%20Antonio', '/city/san%20antonio'],
    ['/city/CA%C3%91ON%2fCITY', '/city/ca%C3%B1on%2Fcity'],
    ['/Best-Lawyers', '/best-lawyers'],
  ])('%s is a page at %s', (pathname, small) => {
    expect(pathInSmallLetters(all, pathname)).toBe(small);
    expect(pathInSmallLetters(all, small)).toBeNull();
  });

  it.each([
    '/search',
    '/city/san%20antonio',
    '/Nowhere/At/All',
    '/WP-Login.php',
    '/Business/%2E%2e/x',
    '/City/%E0%A4%A',
  ])('%s is not looked for anywhere else', (pathname) => {
    expect(pathInSmallLetters(all, pathname)).toBeNull();
  });

  it('never leads to another page or host', () => {
    expect(pathInSmallLetters(all, '/Business/%2e%2E')).toBe('/business/-');
    expect(pathInSmallLetters(all, '/City/%2Fevil.example')).toBe('/city/%2Fevil.example');
  });
});
