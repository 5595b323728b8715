import { workOf } from './work-of.core.ts';

it.each([
  ['GET', true, 'reads'],
  ['HEAD', true, 'reads'],
  ['POST', true, 'writes'],
  ['DELETE', true, 'writes'],
  ['GET', false, 'pages'],
  ['HEAD', false, 'pages'],
  ['POST', false, 'forms'],
  ['PUT', false, null],
] as const)('%s, of a service: %s, is the work of %s', (method, isService, work) => {
  expect(workOf(method, isService)).toBe(work);
});
