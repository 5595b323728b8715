import { aCategory } from '@lawdex/mf-kit/testing';
import { appliedFilters } from './applied-filters.ts';

const area = aCategory();
const labels = (state: Parameters<typeof appliedFilters>[0]) => appliedFilters(state, area).map(({ label }) => label);

it('filters that are on are called as in the sidebar, in its order', () => {
  expect(labels({ isOpen: true, rating: 4, priceRange: '$,$$', categoryId: area.id, language: 'es' })).toEqual([
    area.name,
    '4+ stars',
    '$ or $$',
    'Open Now',
    'Spanish',
  ]);
});

it('filters that are on say from where miles are measured, as far as the address tells', () => {
  expect(labels({ location: 'Austin, TX', radius: 10 })).toEqual(['Austin, TX', 'Within 10 miles of Austin, TX']);
  expect(labels({ near: '1,2', radius: 5, location: 'Austin' })).toEqual(['Austin', 'Within 5 miles of you']);
  expect(labels({ query: 'dui austin', radius: 5 })).toEqual(['Within 5 miles']);
});

it('filters that are on never show the id of a practice area that is not there', () => {
  expect(appliedFilters({ categoryId: area.id }, null)[0]?.label).toBe('Unknown practice area');
  expect(appliedFilters({ categoryId: area.id }, undefined)[0]?.label).toBe('Practice area');
});

it('miles go with the place that they are measured from, and stay with a known position', () => {
  const place = { location: 'Austin, TX', radius: 10 } as const;
  expect(appliedFilters(place, undefined)[0]?.to).toBe('/search');
  expect(appliedFilters({ ...place, near: '30.27,-97.74' }, undefined)[0]?.to).toContain('radius=10');
});
