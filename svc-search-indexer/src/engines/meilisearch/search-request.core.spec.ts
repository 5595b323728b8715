import { expect, it } from '@jest/globals';
import { searchRequest } from './search-request.core.ts';

const HOUSTON = { cityKeys: ['houston-tx'], states: [], zips: [], within: null };

it('asks for the office in the place before those of its name elsewhere', () => {
  const plan = {
    tiers: [
      { why: 'name' as const, nameKey: 'adler law', place: HOUSTON },
      { why: 'name' as const, nameKey: 'adler law' },
    ],
    without: [],
  };
  const { queries } = searchRequest('index', {
    plan,
    filters: {},
    origin: null,
    sort: 'relevance',
    offset: 0,
    limit: 20,
  });
  const [there, elsewhere] = queries.map(({ filter, federationOptions }) => ({
    filter,
    weight: federationOptions?.weight ?? 1,
  }));
  expect(there?.filter).toContain('houston-tx');
  expect(elsewhere?.filter).not.toContain('houston-tx');
  expect(there?.weight).toBeGreaterThan(elsewhere?.weight ?? 1);
});
