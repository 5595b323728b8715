import { describe, expect, it } from '@jest/globals';
import { readAddress } from './address.core.ts';

describe('readAddress', () => {
  it.each([
    ['/', '/', ''],
    ['/city/san%20diego?state=CA', '/city/san%20diego', '?state=CA'],
    ['/city/a%2Fb', '/city/a%2Fb', ''],
  ])('takes %s as it is', (target, pathname, search) => {
    expect(readAddress(target)).toEqual({ kind: 'page', pathname, search });
  });

  it.each([
    ['/blog/', '/blog'],
    ['//evil.example', '/evil.example'],
    ['/a//b/?c=/d/', '/a/b?c=/d/'],
    ['/search?query=dui&location=', '/search?query=dui'],
    ['/search?query=&location=', '/search'],
    ['/search?', '/search'],
  ])('moves %s to %s, on this site', (target, location) => {
    expect(readAddress(target)).toEqual({ kind: 'moved', location });
  });

  it.each(['/%E0%A4%A', '/%', '/a%00', '/a%0d%0aset-cookie:x', '/%5c%5cevil', 'http://evil.example/'])(
    'refuses %s',
    (target) => {
      expect(readAddress(target)).toEqual({ kind: 'malformed' });
    },
  );
});
