import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { HELD_OUT } from './held-out.ts';
import { JUDGED_SEARCHES } from './judged-searches.ts';

const all = Object.values(HELD_OUT).flat();

it('the held-out searches name practice areas that there are', () => {
  const slugs = PRACTICE_AREAS.map(({ slug }) => slug);
  const named = all.flatMap(({ practice = [], close = [], not = [] }) => [practice, close, not].flat());
  expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

it('the held-out searches are each written once, and none is one of those that the search was built with', () => {
  const queries = all.map(({ query, location = '' }) => `${query}|${location}`);
  expect(new Set(queries).size).toBe(queries.length);
  const known = JUDGED_SEARCHES.map(({ params }) => `${params['query'] ?? ''}|`);
  expect(queries.filter((query) => known.includes(query))).toEqual([]);
});
