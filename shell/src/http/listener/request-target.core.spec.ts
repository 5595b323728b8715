import { pathOf } from './request-target.core.ts';

it.each([
  ['/api/categories?a=b', '/api/categories?a=b'],
  ['http://evil.example/api/categories?a=b', '/api/categories?a=b'],
  ['HTTPS://lawdex.test:8443/', '/'],
  ['http://lawdex.test', '/'],
  ['http://lawdex.test?a=b', '/?a=b'],
  ['http://a@b/c', '/c'],
  // Not an absolute URL; the pages decide about it.
  ['//evil.example/api/', '//evil.example/api/'],
  ['*', '*'],
  ['ftp://x/y', 'ftp://x/y'],
])('%s asks for %s', (target, path) => {
  expect(pathOf(target)).toBe(path);
});
