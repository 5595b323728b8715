import { readOldAddress, sameAddress } from './old-address.core.ts';

describe('readOldAddress', () => {
  it.each([
    ['/2024/01/01/x/', '/2024/01/01/x'],
    ['/Old/Fees.HTML', '/old/fees.html'],
    ['https://old.example/blog/x/', '/blog/x'],
    ['/caf%C3%A9//a/', '/café/a'],
    ['/a b/', '/a b'],
    ['/x/../y', '/y'],
    ['/blog/2024/x', '/blog/2024/x'],
  ])('reads %s', (written, path) => {
    expect(readOldAddress(written)).toEqual({ kind: 'ok', path });
  });

  it.each([
    'x/y',
    '//evil.example/x',
    '/\\evil.example',
    'data:text/html,x',
    '/x?y=1',
    '/x#y',
    '/:year/:title/',
    '/{{ page.slug }}/',
    '/',
    'https://old.example',
    '/blog/',
    '/blog/tag/x',
    '/search',
    '/api/blog/x',
    '/business/x',
    '/_mf/x',
    '/%00',
    '/%',
    '/%2e%2e/a%5cb',
    `/${'x'.repeat(300)}`,
  ])('refuses %j', (written) => {
    expect(readOldAddress(written).kind).toBe('wrong');
  });
});

it.each([
  ['/2024/01/01/X', '/2024/01/01/x'],
  ['/caf%C3%A9', '/café'],
  ['/%E0%A4', null],
  ['/a%00b', null],
  ['/%2e%2e/x', null],
])('%s is the address %s', (pathname, path) => {
  expect(sameAddress(pathname)).toBe(path);
});
