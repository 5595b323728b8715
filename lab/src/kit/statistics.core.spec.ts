import { newAddresses } from './statistics.core.ts';

it('addresses are taken in their order, and after the last one they come again, and yet are others', () => {
  const paths = ['/a', '/b?page=2'];
  expect(newAddresses(paths, 1, 4)).toEqual(['/b?page=2', '/a?turn=1', '/b?page=2&turn=1', '/a?turn=2']);
  expect(new Set(newAddresses(['/'], 0, 50)).size).toBe(50);
});
