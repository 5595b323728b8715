import { everything } from '../../../test/conformance.ts';
import { rankedTiers, searchRequest } from './search-request.core.ts';

const HOUSTON = { cityKeys: ['houston-tx'], states: [], zips: [], within: null };

it('asks for the office in the place before those of its name elsewhere', () => {
  const plan = {
    tiers: [
      { why: 'name' as const, nameKey: 'adler law', place: HOUSTON },
      { why: 'name' as const, nameKey: 'adler law' },
    ],
    without: [],
  };
  const { queries } = searchRequest('index', { ...everything, plan });
  const [there, elsewhere] = queries.map(({ filter, federationOptions }) => ({
    filter,
    weight: federationOptions?.weight ?? 1,
  }));
  expect(there?.filter).toContain('houston-tx');
  expect(elsewhere?.filter).not.toContain('houston-tx');
  expect(there?.weight).toBeGreaterThan(elsewhere?.weight ?? 1);
});

it('asks for all tiers of each filter that comes first, behind those of a name', () => {
  const tiers = [{ why: 'name' as const, nameKey: 'adler law' }, { why: 'any' as const }];
  const asked = rankedTiers({ ...everything, plan: { tiers, without: [] }, first: [{ minRating: 5 }] });
  const queries = asked.map(({ number, rank }) => [number, ...rank].join(' '));
  expect(queries).toEqual(['0', '0 rating >= 5', '1 rating >= 5', '0', '1']);
});
