import { countFilters, readSearchState, searchUrl, toApiParams, type SearchState } from './search-state.core.ts';

const read = (search: string) => readSearchState(new URLSearchParams(search));
const FULL: SearchState = {
  query: 'car crash & "whiplash"',
  categoryId: '7b1e0a52-9f6c-4f0a-8f30-1c2d3e4f5a6b',
  location: 'Austin, TX,Dallas',
  rating: 4,
  priceRange: '$$',
  isOpen: true,
  hasDelivery: true,
  hasTakeout: true,
  freeConsultation: true,
  videoConsultation: true,
  language: 'es',
  feeBasis: 'contingency',
  radius: 10,
  near: '30.27,-97.74',
  sortBy: 'distance',
};

describe('search state in the URL', () => {
  it('a state with every filter survives the way through the URL and back', () => {
    expect(readSearchState(new URL(searchUrl(FULL), 'https://lawdex.example').searchParams)).toEqual(FULL);
  });

  it('an empty state has no query string, and page 1 and relevance are left out', () => {
    expect(searchUrl({})).toBe('/search');
    expect(searchUrl(read('query=&sortBy=relevance&rating='), 1)).toBe('/search');
    expect(searchUrl({ query: 'dui' }, 3)).toBe('/search?query=dui&page=3');
  });

  it.each([
    'rating=2',
    'rating=4.5',
    'priceRange=cheap',
    'isOpen=1',
    'sortBy=(select pg_sleep(5))',
    'categoryId=1',
    'query[]=a',
    'query=a&query=b',
    'radius=1000',
    'near=91,0',
    'near=NaN,2',
    'language=english',
    'feeBasis=free',
    'constructor=x',
    '__proto__=x',
    `query=${'x'.repeat(201)}`,
  ])('%s is dropped, and the rest of the search stays', (search) => {
    expect(read(`${search}&location=Austin`)).toEqual({ location: 'Austin' });
  });

  it('several cities checked in a form without JavaScript are one list', () => {
    expect(read('location=Austin&location=Dallas&location=')).toEqual({ location: 'Austin,Dallas' });
  });

  it('control characters and runs of spaces in the words become one space', () => {
    expect(read('query=%00car%09%20accident%0A')).toEqual({ query: 'car accident' });
  });
});

describe('what the service is asked', () => {
  it('without a place, distance is neither a filter nor an order', () => {
    expect(toApiParams({ radius: 5, sortBy: 'distance' }, 1)).toEqual({ page: 1, limit: 20 });
    expect(toApiParams({ radius: 5, sortBy: 'distance', location: 'Austin,Dallas' }, 1)).not.toHaveProperty('radius');
  });

  it('with one city or a position, distance counts', () => {
    expect(toApiParams({ radius: 5, sortBy: 'distance', location: 'Austin, TX' }, 2)).toEqual({
      radius: 5,
      sortBy: 'distance',
      location: 'Austin, TX',
      page: 2,
      limit: 20,
    });
    expect(toApiParams({ radius: 5, near: '1,2' }, 1)).toHaveProperty('radius', 5);
  });
});

it('the number of filters counts a position together with its distance', () => {
  expect(countFilters({ query: 'x', sortBy: 'name' })).toBe(0);
  expect(countFilters({ near: '1,2', radius: 5, rating: 4 })).toBe(2);
});
