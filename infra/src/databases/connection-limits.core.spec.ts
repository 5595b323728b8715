import { limitsOf, maxConnections, SUPERUSER_SLOTS } from './connection-limits.core.ts';

const notes = { name: 'svc-notes', hears: [] };
const words = { name: 'svc-words', hears: ['svc-notes'] };

it('a service may have twice what it holds, more if it tells events, and what each of its processes holds', () => {
  expect(limitsOf(notes, [notes])).toEqual({ app: 22, migrator: 6 });
  expect(limitsOf(notes, [notes, words])).toEqual({ app: 28, migrator: 6 });
  expect(limitsOf(notes, [notes, words, { ...words, name: 'svc-more' }])).toEqual({ app: 30, migrator: 6 });
  expect(limitsOf(words, [notes, words], 3)).toEqual({ app: 42, migrator: 6 });
});

it.each([1, 2, 5, 12])('the limits of %d services leave the superuser its slots', (count) => {
  const services = Array.from({ length: count }, (_, index) => ({ name: `svc-${index}`, hears: ['svc-0'] }));
  const limits = services.map((one) => limitsOf(one, services)).flatMap(({ app, migrator }) => [app, migrator]);
  const sum = limits.reduce((total, limit) => total + limit, 0);
  expect(sum + SUPERUSER_SLOTS).toBeLessThanOrEqual(maxConnections(services));
});
