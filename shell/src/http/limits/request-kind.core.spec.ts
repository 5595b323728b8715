import { kindOf, subjectOf } from './request-kind.core.ts';
import CASES from '../../../test/requests.json' with { type: 'json' };

it.each(CASES.kinds)('%s %s is a %s', (method, target, kind) => {
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
