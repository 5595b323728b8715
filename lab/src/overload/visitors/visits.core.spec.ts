import { expect, it } from '@jest/globals';
import { addressOf, requestOf, searchOf } from './visits.core.ts';
import type { Stock } from './visits.core.ts';

const stock: Stock = {
  origin: 'http://localhost:4000',
  categories: ['Bankruptcy', 'Divorce & Family Law', 'Patents'],
  cities: ['Austin', 'St. Louis'],
  businessIds: ['a', 'b'],
};
const SEARCHES = 3 * 2 * 9 * 3 * 4 * 3;

it('searches differ until there is none left, so that none is answered from memory', () => {
  const searches = Array.from({ length: SEARCHES }, (_, n) => searchOf(stock, n));
  expect(new Set(searches).size).toBe(SEARCHES);
  expect(searches).toContain('/search?query=best+Divorce+%26+Family+Law+St.+Louis&sortBy=name&radius=25&rating=3');
});

it('visitors have an address each', () => {
  const numbers = [0, 1, 255, 256, 65_536, 4_000_000, 9_000_000];
  expect(new Set(numbers.map(addressOf)).size).toBe(numbers.length);
});

it('visitors who come one after the other share no network', () => {
  const networks = Array.from({ length: 1000 }, (_, n) => addressOf(n).replace(/\.\d+$/, ''));
  expect(new Set(networks).size).toBe(1000);
});

it('a page is asked for as a browser does, from the address of its visitor', () => {
  const request = requestOf('pages', stock, 258, 'run');
  expect(request).toMatch(/^GET \/search\?query=\S+ HTTP\/1\.1\r\nhost: localhost:4000\r\n/);
  expect(request).toContain('\r\naccept-encoding: gzip, deflate, br\r\nx-forwarded-for: 10.81.51.166\r\n');
  expect(request.endsWith('\r\n\r\n')).toBe(true);
});

it('a review goes to the next business, under a key of its own, with its length', () => {
  const [head = '', body = ''] = requestOf('reviews', stock, 3, 'run').split('\r\n\r\n');
  expect(head).toMatch(/^POST \/api\/businesses\/b\/reviews HTTP\/1\.1\r\n/);
  expect(head).toContain('\r\nidempotency-key: run-3');
  expect(head).toContain(`\r\ncontent-length: ${body.length}\r\n`);
  expect(JSON.parse(body)).toMatchObject({ userName: 'Overload Drill', rating: 4 });
});
