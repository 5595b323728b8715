import { aCategory, CATEGORY_ID } from '@lawdex/mf-kit/testing';
import type { FilterCounts } from '../search.queries.ts';
import type { SearchState } from '../search-state.core.ts';
import { filterDrops } from './NothingFound.tsx';

const drops = (state: SearchState, counts?: FilterCounts) =>
  filterDrops(state, { practice: aCategory(), counts, practices: [] }).map(({ text, to }) => [text, to]);

it('filters that can be taken off are those that are on, as the sidebar calls them, and the rest of the search stays', () => {
  expect(drops({ query: 'dui', categoryId: CATEGORY_ID, rating: 4, isOpen: true, sortBy: 'name' })).toEqual([
    ['Without Car Accidents', '/search?query=dui&rating=4&isOpen=true&sortBy=name'],
    ['Without 4+ stars', `/search?query=dui&categoryId=${CATEGORY_ID}&isOpen=true&sortBy=name`],
    ['Without Open Now', `/search?query=dui&categoryId=${CATEGORY_ID}&rating=4&sortBy=name`],
  ]);
  expect(drops({ query: 'x', location: 'Austin,Reno', radius: 5, near: '1,2', language: 'es' })).toEqual([
    ['Without Austin or Reno', '/search?query=x&language=es&radius=5&near=1%2C2'],
    ['Without Spanish', '/search?query=x&location=Austin%2CReno&radius=5&near=1%2C2'],
    ['At any distance', '/search?query=x&location=Austin%2CReno&language=es&near=1%2C2'],
  ]);
  expect(drops({ query: 'x', location: 'Austin', radius: 5 })).toEqual([
    ['Without Austin', '/search?query=x'],
    ['At any distance', '/search?query=x&location=Austin'],
  ]);
  expect(drops({ query: 'dui' })).toEqual([]);
});

it('filters that can be taken off go together where one does not help, if there is something without them', () => {
  const both = { query: 'probate', rating: 4, isOpen: true } as const;
  const counts = { rating: { '': 0 }, isOpen: { '': 0 } };
  const practices = [{ slug: 'probate', name: 'Probate' }];
  expect(filterDrops(both, { practice: undefined, counts, practices })).toEqual([
    { text: 'Without any filter', count: undefined, to: '/search?query=probate' },
  ]);
  expect(filterDrops(both, { practice: undefined, counts, practices: [] })).toEqual([]);
});

it('filters that can be taken off say how many there would be, and are left out when that is none', () => {
  const counts = { rating: { '': 12, 4: 0 }, isOpen: { '': 0, true: 0 } };
  const [first, ...others] = filterDrops(
    { query: 'x', rating: 4, isOpen: true },
    { practice: undefined, counts, practices: [] },
  );
  expect(first).toMatchObject({ text: 'Without 4+ stars', count: 12 });
  expect(others).toEqual([]);
});
