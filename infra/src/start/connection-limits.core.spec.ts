import { expect, test } from '@jest/globals';
import { limitsOf, maxConnections, SUPERUSER_SLOTS } from './connection-limits.core.ts';

const directory = { name: 'svc-directory', hears: [] };
const search = { name: 'svc-search', hears: ['svc-directory'] };

test('a service may have twice what it holds, and one that tells events holds more', () => {
  expect(limitsOf(directory, [directory])).toEqual({ app: 22, migrator: 6 });
  expect(limitsOf(directory, [directory, search])).toEqual({ app: 28, migrator: 6 });
});

test.each([1, 2, 5, 12])('the limits of %d services leave the superuser its slots', (count) => {
  const services = Array.from({ length: count }, (_, index) => ({ name: `svc-${index}`, hears: ['svc-0'] }));
  const limits = services.map((one) => limitsOf(one, services)).flatMap(({ app, migrator }) => [app, migrator]);
  const sum = limits.reduce((total, limit) => total + limit, 0);
  expect(sum + SUPERUSER_SLOTS).toBeLessThanOrEqual(maxConnections(services));
});
