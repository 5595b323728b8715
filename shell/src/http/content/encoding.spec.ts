import { chooseEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['identity;q=0, *', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, *', 'br'],
  ['br;q=0', null],
  ['gzip;q=0', null],
  ['br;q=0, gzip;q=0', null],
  ['identity', null],
  ['*;q=0', null],
  ['x-br, brotli', null],
  ['', null],
  [undefined, null],
] as const)('a visitor who accepts "%s" is sent %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
