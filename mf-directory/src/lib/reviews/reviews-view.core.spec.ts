import { isFirstView, pageOfPlace, rangeText, readReviewsView } from './reviews-view.core.ts';

const ID = '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b';
const FIRST = { sort: 'newest', stars: null, page: 1, linked: null, isWriting: false };
const read = (query: string) => readReviewsView(new URLSearchParams(query));

describe('the reviews that an address asks for', () => {
  it.each([
    ['', FIRST],
    ['sort=lowest', { ...FIRST, sort: 'lowest' }],
    ['stars=4&sort=highest&reviews=3', { ...FIRST, sort: 'highest', stars: 4, page: 3 }],
    ['write=true', { ...FIRST, isWriting: true }],
    [`review=${ID.toUpperCase()}`, { ...FIRST, linked: ID }],
    [`review=${ID}&sort=lowest&stars=1&reviews=9`, { ...FIRST, linked: ID }],
  ])('%s', (query, view) => {
    expect(read(query)).toEqual(view);
  });

  it.each([
    'sort=(select pg_sleep(5))',
    'stars=6',
    'stars=4.5',
    'reviews=0',
    'reviews=1e9',
    'review=12',
    'review=',
    'write=x',
    'held=rate&until=2026-12-01',
  ])('%s is as if it were not said', (query) => {
    expect(read(query)).toEqual(FIRST);
    expect(isFirstView(read(query))).toBe(true);
  });

  it.each(['sort=lowest', 'stars=4', 'reviews=2', `review=${ID}`, 'write=true'])(
    '%s is another view of the page',
    (query) => {
      expect(isFirstView(read(query))).toBe(false);
    },
  );
});

it('a place is on the page that holds it', () => {
  expect([1, 8, 9, 16, 17].map((place) => pageOfPlace(place, 8))).toEqual([1, 1, 2, 2, 3]);
});

it('what is shown is said in figures', () => {
  expect(rangeText(1, 8, 46, 8)).toBe('Showing 1-8 of 46 reviews');
  expect(rangeText(2, 16, 1046, 8)).toBe('Showing 9-24 of 1,046 reviews');
  expect(rangeText(1, 8, 1, 8)).toBe('Showing 1-1 of 1 review');
});
