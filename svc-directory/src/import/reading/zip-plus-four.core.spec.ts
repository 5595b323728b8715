import { expect, it } from '@jest/globals';
import { withPlusFour } from './zip-plus-four.core.ts';

it.each<[unknown, unknown, unknown, string | null]>([
  ['02108', '1234', '02108-1234', null],
  [2108, 1234, '2108-1234', null],
  ['02108', '02108-1234', '02108-1234', null],
  ['2108', '021081234', '021081234', null],
  ['02108-1234', '1234', '02108-1234', null],
  ['02108', '02108', '02108', null],
  ['02108', '', '02108', null],
  ['02108', '0000', '02108', null],
  ['02108', 'N/A', '02108', null],
  ['02108', '34', '02108', '34'],
  ['02108', '30301-1234', '02108', '30301-1234'],
  ['02108-1234', '5678', '02108-1234', '5678'],
  [null, '02108-1234', '02108-1234', null],
  [undefined, '2108-1234', '2108-1234', null],
  [undefined, '1234', null, '1234'],
  ['N/A', 1234, 'N/A', '1234'],
  ['02108', { a: 1 }, '02108', '{}'],
])('beside the ZIP code %j the four digits %j make %j, without %j', (zip, four, zipCode, lost) => {
  expect(withPlusFour(zip, four)).toEqual({ zipCode, lost });
});
