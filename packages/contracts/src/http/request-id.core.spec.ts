import { expect, it } from '@jest/globals';
import { readRequestId } from './request-id.core.ts';

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
