import { isBusinessWorthFinding, isListWorthFinding, isTagWorthFinding } from './page-worth.core.ts';
import type { BusinessFacts } from './page-worth.core.ts';

const bare: BusinessFacts = {
  description: null,
  phone: null,
  email: null,
  website: null,
  hours: null,
  reviewCount: 0,
  licences: [],
  languages: [],
  feeBasis: [],
  priceRange: null,
};
const isWorth = (facts: Partial<BusinessFacts>) => isBusinessWorthFinding({ ...bare, ...facts });

describe('the page of a business', () => {
  it('with name and address alone stays out', () => {
    expect(isWorth({})).toBe(false);
  });

  it.each<Partial<BusinessFacts>>([
    { description: 'x'.repeat(200) },
    { phone: '1' },
    { email: 'a@b.example', website: 'https://b.example' },
    { reviewCount: 9 },
    { feeBasis: ['flat'], priceRange: '$' },
  ])('with one fact more stays out: %j', (facts) => {
    expect(isWorth(facts)).toBe(false);
  });

  it.each<Partial<BusinessFacts>>([
    { phone: '1', website: 'https://b.example' },
    { description: 'x'.repeat(50), reviewCount: 1 },
    { hours: { mon: { open: '09:00', close: '17:00' } }, languages: ['en'] },
    {
      priceRange: '$$',
      licences: [{ jurisdiction: 'TX', number: null, yearAdmitted: null, sourceUrl: null, checkedAt: null }],
    },
  ])('with two of them is offered: %j', (facts) => {
    expect(isWorth(facts)).toBe(true);
  });

  it('is not made worth it by a word or two of description', () => {
    expect(isWorth({ phone: '1', description: 'A law firm.' })).toBe(false);
  });
});

it.each([
  [0, false],
  [4, false],
  [5, true],
])('a list of %i firms is offered: %s', (firms, isWorthIt) => {
  expect(isListWorthFinding(firms)).toBe(isWorthIt);
});

it('a tag is worth finding once it gathers five posts', () => {
  expect([0, 4, 5].map(isTagWorthFinding)).toEqual([false, false, true]);
});
