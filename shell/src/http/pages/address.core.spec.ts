import { readAddress } from './address.core.ts';

const ROUTES = [{ path: '/business/:slug' }];

describe('readAddress', () => {
  it.each([
    ['/', '/', ''],
    ['/city/san%20diego?state=CA', '/city/san%20diego', '?state=CA'],
    ['/city/a%2Fb', '/city/a%2Fb', ''],
    ['/feeds', '/feeds', ''],
    ['/search?query=caf%C3%A9+%25', '/search', '?query=caf%C3%A9+%25'],
    [
      '/search?query=O%E2%80%99Brien+%E2%80%93+%C2%A7%C2%A01',
      '/search',
      '?query=O%E2%80%99Brien+%E2%80%93+%C2%A7%C2%A01',
    ],
  ])('takes %s as it is', (target, pathname, search) => {
    expect(readAddress(target, ROUTES)).toEqual({ kind: 'page', pathname, search });
  });

  it.each([
    ['/blog/', '/blog'],
    ['//evil.example', '/evil.example'],
    ['/a//b/?c=/d/', '/a/b?c=/d/'],
    ['/search?query=dui&location=', '/search?query=dui'],
    ['/search?query=&location=', '/search'],
    ['/search?', '/search'],
    ['//Business/X/?a=', '/business/x'],
    ['/search?query=du%00i%7F&location=%C2%85', '/search?query=dui'],
    ['/blog?query=%1b', '/blog'],
    ['/search?query=car%0d%0aaccident', '/search?query=car++accident'],
    ['/search?query=car%E2%80%A8accident', '/search?query=car+accident'],
    [
      '/search?query=%EF%BB%BFdu%E2%80%8Bi%E2%80%AE&location=%C2%ADTul%EF%BF%BEsa%E2%81%A9',
      '/search?query=dui&location=Tulsa',
    ],
    ['/search?query=%E2%80%8F', '/search'],
    ['/search?query=a%26%E2%81%A1b%20%E2%81%A4', '/search?query=a%26b+'],
    ...['/feed', '/rss', '/atom.xml', '/rss.xml', '/blog/feed', '/blog/rss.xml', '/Feed/', '/blog/RSS?x=1'].map(
      (guess): [string, string] => [guess, '/api/blog/rss'],
    ),
  ])('moves %s to %s, on this site', (target, location) => {
    expect(readAddress(target, ROUTES)).toEqual({ kind: 'moved', location });
  });

  it.each(['/%E0%A4%A', '/%', '/a%00', '/a%0d%0aset-cookie:x', '/%5c%5cevil', 'http://evil.example/'])(
    'refuses %s',
    (target) => {
      expect(readAddress(target, ROUTES)).toEqual({ kind: 'malformed' });
    },
  );
});
