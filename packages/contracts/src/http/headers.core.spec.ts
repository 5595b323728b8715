import { readRequestId, readTimeout, timeoutText } from './headers.core.ts';

describe('readTimeout', () => {
  it('is what the caller still waits', () => {
    expect(readTimeout(timeoutText(499.9), 1000)).toBe(499);
    expect(readTimeout('0', 1000)).toBe(0);
  });

  it('never exceeds the maximum of who reads it', () => {
    expect(readTimeout('999999999', 1000)).toBe(1000);
  });

  it.each([undefined, '', '-1', '1.5', '1e9', ' 5', 'soon', '9999999999', ['5', '6']])('%j says nothing', (header) => {
    expect(readTimeout(header, 1000)).toBe(1000);
  });
});

it('a deadline that has passed leaves nothing', () => {
  expect(timeoutText(-3)).toBe('0');
});

it.each(['4bf92f3577b34da6a3ce929d0e0e4736', '0f8fad5b-d9cb-469f-a165-70867728950e', 'edge_1.42'])(
  'reads the request id %s',
  (id) => {
    expect(readRequestId(id)).toBe(id);
  },
);

it.each([undefined, '', 'short', 'a'.repeat(65), 'abcdefgh */ drop', 'abcdefgh\n', ['abcdefgh', 'ijklmnop']])(
  'takes %j for none',
  (header) => {
    expect(readRequestId(header)).toBeUndefined();
  },
);
