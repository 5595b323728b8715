import type { SearchSort, Why } from '@lawdex/contracts';
import { aSummary } from '@lawdex/mf-kit/testing';
import { whySentences } from './FoundList.tsx';

const WHY: Why = { matched: [], words: [], distanceMiles: null, rating: 4.5, reviewCount: 2 };
const RATED = 'Rated 4.5 by 2 reviews.';
const say = (why: Partial<Why>, sort: SearchSort = 'relevance', measuredFrom = 'you') =>
  whySentences({ ...WHY, ...why }, aSummary(), {
    understood: { practices: [{ slug: 'car-accidents', name: 'Car Accidents' }], measuredFrom },
    sort,
  });

it.each<[Why['matched'], string[], string[]]>([
  [['name'], ['smith', 'law'], ['Its name is what you typed.']],
  [['name-words'], ['smith', 'law'], ['Its name has your words: “smith” and “law”.']],
  [['practice', 'place'], [], ['Car Accidents is the practice area that it lists first.', 'It is in Austin, TX.']],
  [['also-practice'], [], ['It also lists Car Accidents.']],
  [['words'], ['wheelchair'], ['It is found by “wheelchair”.']],
  [['name-words', 'words'], ['smith'], ['Its name has your words: “smith”.']],
  [[], [], ['It is near, but lists other practice areas.']],
])('%j with %j', (matched, words, sentences) => {
  expect(say({ matched, words })).toEqual([...sentences, RATED]);
});

it('a license that was searched for is said, with whose it is', () => {
  const licence = { jurisdiction: 'Texas', number: '24012345' };
  expect(say({ licence: { ...licence, holder: 'Ann Lee' } })).toEqual([
    'It lists license number 24012345 of Texas, held by Ann Lee.',
    RATED,
  ]);
  expect(say({ licence })).toContain('It lists license number 24012345 of Texas.');
});

it('a state that is served as a whole is said', () => {
  const why = { matched: ['practice', 'place'] as Why['matched'], serves: 'Texas' };
  expect(say(why)).toContain('It serves all of Texas.');
});

it('a distance says from where', () => {
  expect(say({ distanceMiles: 2.34 })).toContain('2.3 miles from you.');
  expect(say({ distanceMiles: 1 }, 'relevance', 'the center of Houston')).toContain(
    '1.0 mile from the center of Houston.',
  );
  expect(say({ distanceMiles: 0 })).toContain('0.0 miles from you.');
  expect(say({ distanceMiles: 1204 })).toContain('1,204 miles from you.');
});

it('an additional practice area is named as on the card', () => {
  const also = { ...aSummary(), alsoPractices: ['Eviction', 'Landlord & Tenant'] };
  const context = { understood: { practices: [] }, sort: 'relevance' as const };
  expect(whySentences({ ...WHY, matched: ['also-practice'] }, also, context)).toContain(
    'It also lists Eviction and Landlord & Tenant.',
  );
});

it('one review, none, and an order that the visitor chose', () => {
  expect(say({ reviewCount: 1 })).toContain('Rated 4.5 by 1 review.');
  expect(say({ reviewCount: 0, rating: 0 })).toContain(
    'It has no reviews yet, and is ranked like a firm of 3.8 stars.',
  );
  expect(say({}, 'name').at(-1)).toBe('You sorted by name.');
});
