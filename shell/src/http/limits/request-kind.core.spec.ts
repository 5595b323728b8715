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

it.each(['/business/smith', '/business/SMITH', '/business/smith?a=1', '/business/%73mith'])(
  'a review of %s is one of the same business',
  (target) => {
    expect(subjectOf(target)).toBe('/business/smith');
  },
);

it('a path that cannot be decoded is a subject of its own', () => {
  expect(subjectOf('/business/%E0%A4%A')).toBe('/business/%e0%a4%a');
});
