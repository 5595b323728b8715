import { newAddresses } from './statistics.core.ts';
import { addressOf, searchOf, type Stock } from './visits.core.ts';

const stock: Stock = {
  origin: 'http://localhost:4000',
  categories: [{ name: 'Bankruptcy' }, { name: 'Divorce & Family Law' }, { name: 'Patents' }],
  cities: ['Austin', 'St. Louis'],
  businesses: [{ id: 'a' }, { id: 'b' }],
};
const SEARCHES = 3 * 2 * 9 * 3 * 4 * 3;

it('searches differ until there is none left, so that none is answered from memory', () => {
  const searches = Array.from({ length: SEARCHES }, (_, n) => searchOf(stock, n));
  expect(new Set(searches).size).toBe(SEARCHES);
  expect(searches).toContain('/search?query=best+Divorce+%26+Family+Law+St.+Louis&sortBy=name&radius=25&rating=3');
});

it('visitors have an address each, and share no network with who comes next', () => {
  const numbers = [...Array.from({ length: 1000 }, (_, n) => n), 65_536, 4_000_000, 9_000_000];
  expect(new Set(numbers.map(addressOf)).size).toBe(numbers.length);
  const networks = numbers.slice(0, 1000).map((n) => addressOf(n).replace(/\.\d+$/, ''));
  expect(new Set(networks).size).toBe(1000);
});

it('addresses are taken in their order, and after the last one they come again, and yet are others', () => {
  const paths = ['/a', '/b?page=2'];
  expect(newAddresses(paths, 1, 4)).toEqual(['/b?page=2&turn=0', '/a?turn=1', '/b?page=2&turn=1', '/a?turn=2']);
  expect(new Set(newAddresses(['/'], 0, 50)).size).toBe(50);
});
