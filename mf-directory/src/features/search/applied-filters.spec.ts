import { describe, expect, it } from '@jest/globals';
import { aCategory } from '@lawdex/mf-kit/testing';
import { appliedFilters } from './applied-filters.ts';

const area = aCategory();
const labels = (state: Parameters<typeof appliedFilters>[0]) => appliedFilters(state, [area]).map(({ label }) => label);

describe('the filters that are on', () => {
  it('are called as in the sidebar, in its order', () => {
    expect(labels({ isOpen: true, rating: 4, priceRange: '$,$$', categoryId: area.id, language: 'es' })).toEqual([
      area.name,
      '4+ stars',
      '$ or $$',
      'Open Now',
      'Spanish',
    ]);
  });

  it('are none where there is only a query, an order or a page', () => {
    expect(labels({ query: 'dui', sortBy: 'rating' })).toEqual([]);
  });

  it('each leads to the search without it, and with all the others', () => {
    const [first, second] = appliedFilters({ query: 'dui', rating: 4, isOpen: true }, []);
    expect(first?.to).toBe('/search?query=dui&isOpen=true');
    expect(second?.to).toBe('/search?query=dui&rating=4');
  });

  it('miles go with the place that they are measured from, and stay with a known position', () => {
    const place = { location: 'Austin, TX', radius: 10 } as const;
    expect(appliedFilters(place, [])[0]?.to).toBe('/search');
    expect(appliedFilters({ ...place, near: '30.27,-97.74' }, [])[0]?.to).toContain('radius=10');
  });
});
