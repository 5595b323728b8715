import { explainFailure } from './run.ts';

const failure = (message: string, more: object) => Object.assign(new Error(message), more);

it.each([
  [
    'a port that is taken',
    failure('taken', { code: 'EADDRINUSE' }),
    'taken. Choose another PORT, or stop what uses it.',
  ],
  ['an address that is not there', failure('no a.invalid', { syscall: 'getaddrinfo' }), 'no a.invalid'],
  ['a login that nobody knows', failure('no such login', { code: '28P01' }), 'no such login'],
  ['several addresses that do not answer', failure('', { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
])('%s is told without a stack', (_what, error, said) => expect(explainFailure(error)).toBe(said));

it('a bug shows where it is', () => {
  expect(explainFailure(new TypeError('x is not a function'))).toContain('    at ');
});
