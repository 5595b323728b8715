import { median, newAddresses, percentile } from './statistics.core.ts';

it('one value that others disturbed moves no median', () => {
  expect(median([9, 10, 11, 12, 90])).toBe(11);
  expect(percentile([3, 1, 2, 4], 0.75)).toBe(3);
});

it('addresses are taken in their order, and after the last one they come again, and yet are others', () => {
  const paths = ['/a', '/b?page=2'];
  expect(newAddresses(paths, 1, 4)).toEqual(['/b?page=2', '/a?turn=1', '/b?page=2&turn=1', '/a?turn=2']);
  expect(new Set(newAddresses(['/'], 0, 50)).size).toBe(50);
});
