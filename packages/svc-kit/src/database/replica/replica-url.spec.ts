import { replicaUrl } from './replica.ts';

const URL_THERE = 'postgres://lawdex_blog:it%27s@db.example.org:5432/lawdex_blog?sslmode=verify-full';

it.each([
  [undefined, undefined],
  ['copy.example.org:6432', 'postgres://lawdex_blog:it%27s@copy.example.org:6432/lawdex_blog?sslmode=verify-full'],
  ['[fd00::7]:5432', 'postgres://lawdex_blog:it%27s@[fd00::7]:5432/lawdex_blog?sslmode=verify-full'],
])('a replica at %s', (address, expected) => {
  expect(replicaUrl(URL_THERE, address)).toBe(expected);
});
