import { randomOf } from '@lawdex/search-language/testing';
import { withTypo } from './typos.ts';

it('makes every kind of mistake, one in each name', () => {
  const random = randomOf(1);
  const made = Array.from({ length: 400 }, () => withTypo('Adler & Quinn', random));
  expect(made).toContain('Adlre & Quinn');
  expect(made).toContain('Adle & Quinn');
  expect(made).toContain('Adler & QQuinn');
  expect(made).not.toContain('Adler & Quinn');
  expect(made.every((name) => Math.abs(name.length - 13) <= 1)).toBe(true);
});
