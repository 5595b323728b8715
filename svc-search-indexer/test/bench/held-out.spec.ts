import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { business } from '../businesses.ts';
import { HELD_OUT, type Wanted } from './held-out-searches.ts';
import { gainOf } from './held-out.ts';
import { JUDGED_SEARCHES } from './judged-searches.ts';

const wanted: Wanted = { query: 'a divorce in Dallas', practice: 'divorce-family-law', city: 'Dallas, TX' };
const inDallas = business({ name: 'Adler', practice: 'divorce-family-law', in: 'Dallas' });
const inChicago = business({ name: 'Baker', practice: 'divorce-family-law', in: 'Chicago' });
const forTaxes = business({ name: 'Castillo', practice: 'tax-law', in: 'Dallas' });

describe('the held-out searches', () => {
  const all = Object.values(HELD_OUT).flat();

  it('name practice areas that there are', () => {
    const slugs = PRACTICE_AREAS.map(({ slug }) => slug);
    const named = all.flatMap(({ practice = [], close = [], not = [] }) => [practice, close, not].flat());
    expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('are each written once, and none is one of those that the search was built with', () => {
    const queries = all.map(({ query, location = '' }) => `${query}|${location}`);
    expect(new Set(queries).size).toBe(queries.length);
    const known = JUDGED_SEARCHES.map(({ params }) => `${params['query'] ?? ''}|`);
    expect(queries.filter((query) => known.includes(query))).toEqual([]);
  });
});

describe('what a business is worth to a held-out search', () => {
  it('is what it does, where it is wanted', () => {
    const gain = gainOf(wanted, [inDallas, inChicago, forTaxes]);
    expect([inDallas, inChicago, forTaxes].map(gain)).toEqual([2, 0, 0]);
  });

  it('is what it does anywhere, when nobody does it there', () => {
    expect([inChicago, forTaxes].map(gainOf(wanted, [inChicago, forTaxes]))).toEqual([2, 0]);
  });

  it('is less when it is only a fair answer, and nothing without what was wished for', () => {
    const fair: Wanted = { ...wanted, practice: 'mediation', close: ['divorce-family-law'] };
    expect(gainOf(fair, [inDallas])(inDallas)).toBe(1);
    expect(gainOf({ ...wanted, has: 'es' }, [inDallas])(inDallas)).toBe(0);
    expect(gainOf({ ...wanted, outside: 'Dallas, TX' }, [inDallas])(inDallas)).toBe(0);
  });
});
