import { expect, it } from '@jest/globals';
import { newAddresses } from './new-addresses.core.ts';

const PATHS = ['/a', '/b?page=2'];

it('addresses are taken in their order, from a place on', () => {
  expect(newAddresses(PATHS, 0, 2)).toEqual(PATHS);
  expect(newAddresses(PATHS, 1, 1)).toEqual(['/b?page=2']);
});

it('after the last one they come again, and yet are others', () => {
  expect(newAddresses(PATHS, 2, 3)).toEqual(['/a?turn=1', '/b?page=2&turn=1', '/a?turn=2']);
});

it('one address is enough', () => {
  expect(new Set(newAddresses(['/'], 0, 50)).size).toBe(50);
});
