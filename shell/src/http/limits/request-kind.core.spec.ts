import { kindOf, subjectOf } from './request-kind.core.ts';

it.each([
  ['GET', '/health/live', 'uncounted'],
  ['HEAD', '/health/ready', 'uncounted'],
  ['POST', '/health/live', 'write'],
  ['PROPFIND', '/health/live', 'read'],
  ['GET', '/health/', 'read'],
  ['GET', '/health/live?a=1', 'read'],
  ['GET', '/health/live/a', 'read'],
  ['GET', '/_mf/shell/1/main.js', 'file'],
  ['GET', '/search?q=dui', 'read'],
  ['HEAD', '/api/categories', 'read'],
  ['POST', '/business/smith', 'write'],
  ['DELETE', '/api/things/1', 'write'],
  // A write to a file's address is a write.
  ['POST', '/_mf/shell/1/main.js', 'write'],
])('%s %s is a %s', (method, target, kind) => {
  expect(kindOf(method, target)).toBe(kind);
});

it.each([
  ...['/business/smith', '/business/SMITH', '/business/smith?a=1', '/business/%73mith'].map((to) => [
    to,
    '/business/smith',
  ]),
  ['/business/%E0%A4%A', '/business/%e0%a4%a'],
])('a review of %s is one of %s', (target, subject) => {
  expect(subjectOf(target)).toBe(subject);
});
