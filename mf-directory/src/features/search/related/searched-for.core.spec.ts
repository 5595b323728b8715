import { describe, expect, test } from '@jest/globals';
import { NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import type { Understood } from '@lawdex/contracts';
import { searchedFor } from './searched-for.core.ts';

const HOUSTON = { kind: 'city', label: 'Houston, TX', radiusMiles: null } as const;
const read = (query: string, understood: Partial<Understood>, location?: string) =>
  searchedFor({ query, ...(location && { location }) }, { ...NOTHING_UNDERSTOOD, ...understood });

describe('what a search was about', () => {
  test.each<[string, Partial<Understood>, string | undefined, string | undefined]>([
    ['dui', {}, 'dui', undefined],
    ['best dui lawyer near me', { ignored: ['best', 'lawyer', 'near me'] }, 'dui', undefined],
    [
      'divorse in Houston, TX',
      { corrected: [{ from: 'divorse', to: 'divorce' }], place: HOUSTON },
      'divorce',
      'Houston, TX',
    ],
    ['houston divorce', { place: HOUSTON }, 'divorce', 'Houston, TX'],
    [
      'tax with free consultation not irs',
      { filters: [{ name: 'freeConsultation', value: 'true', words: 'free consultation' }], excluded: ['irs'] },
      'tax',
      undefined,
    ],
    ['dui 77002', { place: { kind: 'zip', label: '77002', radiusMiles: 10 } }, 'dui', undefined],
  ])('%j', (query, understood, about, place) => {
    expect(read(query, understood)).toEqual({ query: about, place });
  });

  test('the location box says where, also when the words name another place', () => {
    expect(read('divorce', { place: HOUSTON }, 'Austin,Reno')).toEqual({ query: 'divorce', place: 'Austin' });
  });

  test('a story is about the practice area that was heard in it, or about nothing', () => {
    const practices = [{ slug: 'criminal-defense', name: 'Criminal Defense' }];
    expect(read('what happens if i miss court', { practices }).query).toBe('Criminal Defense');
    expect(read('what happens if i miss court', {}).query).toBeUndefined();
  });

  test('of a widened search only what it was understood to be about, because other words are found nowhere', () => {
    const widened = { kind: 'practice' } as const;
    const practices = [{ slug: 'tax-law', name: 'Tax Law' }];
    expect(read('qwzx tax', { widened, practices }).query).toBe('Tax Law');
    expect(read('qwzx', { widened }).query).toBeUndefined();
  });
});
