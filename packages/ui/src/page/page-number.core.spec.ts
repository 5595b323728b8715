import { pageExists, readPage } from './page-number.core.ts';

const page = (search: string) => readPage(new URLSearchParams(search));

it('no page is page 1, and a number is itself', () => {
  expect(page('')).toBe(1);
  expect(page('page=')).toBe(1);
  expect(page('page=12')).toBe(12);
});

it.each(['page=1e9', 'page=-1', 'page=NaN', 'page=0', 'page=1.5', 'page=01', 'page=1000000', 'page=1&page=2'])(
  '%s is no page',
  (search) => {
    expect(page(search)).toBeNull();
  },
);

it('the last page exists, the one after it does not, and an empty list has a first page', () => {
  expect(pageExists(3, 41, 20)).toBe(true);
  expect(pageExists(3, 40, 20)).toBe(false);
  expect(pageExists(1, 0, 20)).toBe(true);
});
