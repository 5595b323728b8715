import { describe, expect, it } from '@jest/globals';
import { testDictionary } from '../../test/dictionary.ts';
import { MOST_TIERS, type Tier } from '../engines/plan.core.ts';
import { interpret } from './interpret.core.ts';
import { plansFor } from './plans.core.ts';

const dictionary = testDictionary('smith', 'adler', 'kowalski', 'kowalska');
const plans = (query: string) => plansFor(interpret(query, dictionary), dictionary);
const tiers = (query: string, plan = 0): readonly Tier[] => plans(query)[plan]?.tiers ?? [];
const wordsOf = ({ words = [] }: Tier): string[] => words.map(({ word }) => word);

describe('plansFor', () => {
  it('finds everything when nothing is said', () => {
    expect(plans('')).toEqual([{ tiers: [], without: [] }]);
    expect(plans('best lawyer')).toEqual([{ tiers: [], without: [] }]);
  });

  it('puts the business of that very name first in every plan', () => {
    for (const plan of plans('smith & adler houston')) {
      expect(plan.tiers[0]).toEqual({ why: 'name', nameKey: 'smith adler houston' });
    }
  });

  it('puts the own practice above an additional one, and the name above both', () => {
    expect(tiers('divorce').map(({ why }) => why)).toEqual([
      'name',
      'name-words',
      'practice',
      'also-practice',
      'name-words',
    ]);
    expect(plans('divorce')).toHaveLength(1);
  });

  it('looks for the place in where a business is, and in what it is called', () => {
    const found = tiers('divorce houston');
    expect(found.filter(({ place }) => place?.cityKeys.includes('houston-tx')).map(({ why }) => why)).toEqual([
      'practice',
      'also-practice',
      'name-words',
    ]);
    expect(found.filter((tier) => wordsOf(tier).includes('houston') && tier.practices)).toHaveLength(1);
  });

  it('looks for the named business elsewhere before it drops the name', () => {
    const [, wide, elsewhere, dropped] = plans('smith chicago').map((plan) => plan.tiers.slice(1));
    expect(wide?.some(({ place }) => place)).toBe(true);
    expect(elsewhere?.map((tier) => [tier.place, wordsOf(tier)])).toEqual([[undefined, ['smith']]]);
    expect(dropped?.flatMap(wordsOf)).not.toContain('smith');
  });

  it('goes from the city to its state, then anywhere, for a practice that nobody there has', () => {
    const last = plans('elder law honolulu').slice(1);
    expect(last.map((plan) => plan.tiers.flatMap(({ place }) => place?.states ?? []).includes('HI'))).toEqual([
      true,
      false,
    ]);
  });

  it('lets one of several words be enough, but only after all of them', () => {
    expect(plans('smith adler')).toHaveLength(3);
    expect(
      tiers('smith adler', 1)
        .slice(1)
        .every((tier) => wordsOf(tier).length === 2),
    ).toBe(true);
    expect(
      tiers('smith adler', 2)
        .slice(1)
        .every((tier) => wordsOf(tier).length === 1),
    ).toBe(true);
    expect(plans('smith')).toHaveLength(2);
  });

  it('takes every spelling that a word may have been meant as, from the second plan on', () => {
    expect(new Set(tiers('kowalski').flatMap(wordsOf))).toEqual(new Set(['kowalski']));
    expect(new Set(tiers('kowalski', 1).flatMap(wordsOf))).toEqual(new Set(['kowalski', 'kowalska']));
  });

  it('never asks for more tiers than engines take', () => {
    for (const plan of plans('kowalsky kowalsky tax divorce new york')) {
      expect(plan.tiers.length).toBeLessThanOrEqual(MOST_TIERS);
    }
  });
});
