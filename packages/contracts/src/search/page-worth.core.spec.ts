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

const licences = [{ jurisdiction: 'TX', number: null, yearAdmitted: null, sourceUrl: null, checkedAt: null }];

it.each<[Partial<BusinessFacts>, worth: boolean]>([
  [{}, false],
  [{ description: 'x'.repeat(200) }, false],
  [{ phone: '1' }, false],
  [{ email: 'a@b.example', website: 'https://b.example' }, false],
  [{ reviewCount: 9 }, false],
  [{ feeBasis: ['flat'], priceRange: '$' }, false],
  [{ phone: '1', description: 'A law firm.' }, false],
  [{ phone: '1', website: 'https://b.example' }, true],
  [{ description: 'x'.repeat(50), reviewCount: 1 }, true],
  [{ hours: { mon: { open: '09:00', close: '17:00' } }, languages: ['en'] }, true],
  [{ priceRange: '$$', licences }, true],
])('the page of a business with two facts beside name and address is offered, of %j: %s', (facts, worth) => {
  expect(isBusinessWorthFinding({ ...bare, ...facts })).toBe(worth);
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
