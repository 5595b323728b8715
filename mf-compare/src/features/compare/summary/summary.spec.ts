import type { BusinessDetail, Comparison } from '@lawdex/contracts';
import { aBusiness, aComparison } from '@lawdex/mf-kit/testing';
import { callQuestions } from '../call-sheet/call-questions.core.ts';
import { compareFaq } from '../compare-faq.ts';
import { badgesOf } from '../table/CompareTable.tsx';
import { keyDifferences, quickRecommendations } from './summary.ts';

const named = (name: string, changes: Partial<BusinessDetail> = {}): BusinessDetail =>
  aBusiness({ id: name, slug: name.toLowerCase(), name, freeConsultation: false, ...changes });
const answers = (comparison: Comparison) =>
  Object.fromEntries(quickRecommendations(comparison).map(({ need, answer }) => [need, answer]));

describe('key differences', () => {
  it('are sentences on what the listings say differently', () => {
    const comparison = aComparison([
      named('Ash', { rating: '4.8', reviewCount: 3, priceRange: '$$$', languages: ['en', 'es'] }),
      named('Birch', { rating: '3.9', reviewCount: 90, priceRange: '$', languages: ['en'], freeConsultation: true }),
      named('Cedar', { reviewCount: 0, rating: '0.0', priceRange: null, languages: ['en'], freeConsultation: true }),
    ]);
    expect(keyDifferences(comparison, undefined)).toEqual([
      'Listed prices range from $, budget-friendly (Birch) to $$$, upscale (Ash).',
      'Ash lists Spanish; the others do not.',
    ]);
  });

  it('are none between equals', () => {
    expect(keyDifferences(aComparison([named('Ash'), named('Birch')]), '30.27,-97.74')).toEqual([]);
  });

  it('count the dollar signs of prices, and name all who share one', () => {
    const prices = ['$$$$', '$$', '$$'] as const;
    const comparison = aComparison(prices.map((priceRange, n) => named(`Firm ${n}`, { priceRange })));
    expect(keyDifferences(comparison, undefined)).toEqual([
      'Listed prices range from $$, moderately priced (Firm 1 and Firm 2) to $$$$, premium (Firm 0).',
    ]);
  });

  it('say who is nearer once a place is known', () => {
    const comparison = aComparison([named('Ash'), named('Birch', { latitude: 31.27 })]);
    expect(keyDifferences(comparison, '30.27,-97.64')).toEqual(['Ash is 6.0 miles away, Birch 69 miles.']);
  });
});

describe('quick recommendations', () => {
  it('name who has what a visitor may look for, by the listings alone', () => {
    const comparison = aComparison([
      named('Ash', { rating: '4.8', reviewCount: 3, isOpen: false, videoConsultation: true, feeBasis: ['hourly'] }),
      named('Birch', { rating: '3.9', reviewCount: 90, hours: { sat: { open: '10:00', close: '12:00' } } }),
    ]);
    expect(answers(comparison)).toEqual({
      'Open now': 'Birch',
      'Hours at the weekend': 'Birch',
      'A consultation by video': 'Ash',
    });
  });

  it('leave out what all have, and what nobody has', () => {
    expect(answers(aComparison([named('Ash'), named('Birch')]))).toEqual({});
  });

  it('repeat no difference', () => {
    const comparison = aComparison([named('Ash', { feeBasis: ['flat'] }), named('Birch', { isOpen: false })]);
    const [said, needs] = [keyDifferences(comparison, undefined), quickRecommendations(comparison)];
    expect([said.length, needs.length]).toEqual([2, 1]);
  });

  it('hold no word of praise', () => {
    const comparison = aComparison([named('Ash', { rating: '5.0', isOpen: true }), named('Birch', { isOpen: false })]);
    const said = JSON.stringify([
      quickRecommendations(comparison),
      keyDifferences(comparison, undefined),
      compareFaq('Lawdex'),
    ]);
    expect(said).not.toMatch(/\b(best|recommended|excellent|great|trust|should choose)\b/i);
  });
});

describe('badges', () => {
  const ash = named('Ash', { rating: '4.8', reviewCount: 3 });
  const birch = named('Birch', { rating: '3.9', reviewCount: 90 });

  it('go to the best rating and to the most reviews', () => {
    const comparison = aComparison([ash, birch]);
    expect(badgesOf(ash, comparison)).toEqual(['Top Rated']);
    expect(badgesOf(birch, comparison)).toEqual(['Popular']);
  });

  it('are shared by equals, and left out when all would have one', () => {
    const oak = named('Oak', { rating: '4.8', reviewCount: 2 });
    expect(badgesOf(oak, aComparison([ash, birch, oak]))).toEqual(['Top Rated']);
    const comparison = aComparison([ash, oak]);
    expect(badgesOf(ash, comparison)).toEqual(['Popular']);
    expect(badgesOf(oak, comparison)).toEqual([]);
  });

  it('go to nobody without a review', () => {
    const none = [named('Ash', { reviewCount: 0 }), named('Birch', { reviewCount: 0 })];
    const comparison = aComparison(none);
    expect(none.flatMap((business) => badgesOf(business, comparison))).toEqual([]);
  });
});

it('questions for a first call are the same for every firm, then what a listing leaves open', () => {
  const full = named('Ash', {
    freeConsultation: true,
    licences: [{ jurisdiction: 'TX', number: null, yearAdmitted: null, sourceUrl: null, checkedAt: null }],
  });
  const general = callQuestions([full, full]);
  expect(general).toHaveLength(6);
  expect(callQuestions([full, { ...full, name: 'Birch', hours: null, feeBasis: [] }]).slice(6)).toEqual([
    { question: 'How do you charge: by the hour, a flat fee, or a share of what is won?', openFor: 'Birch' },
    { question: 'When are you open?', openFor: 'Birch' },
  ]);
});
