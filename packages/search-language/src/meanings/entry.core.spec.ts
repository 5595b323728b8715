import { DEFAULT_ENTRIES } from './meanings.core.ts';
import { meaningOfHeading, problemOf, type VocabularyEntry } from './entry.core.ts';

it.each([
  ['practice tax-law (weak)', { kind: 'practice', means: 'tax-law', strength: 'weak' }],
  ['filter rating=4', { kind: 'filter', means: 'rating=4', strength: 'strong' }],
  ['noise near', { kind: 'noise', means: 'near', strength: 'strong' }],
  ['noise (weak)', { kind: 'noise', means: '', strength: 'weak' }],
  ['place', { kind: 'place', means: '', strength: 'strong' }],
  ['nonsense', null],
])('reads the heading %j', (heading, meaning) => {
  expect(meaningOfHeading(heading)).toEqual(meaning);
});

const problem = (kind: VocabularyEntry['kind'], means: string, phrase = 'quokka') =>
  problemOf({ phrase, kind, means, strength: 'strong' }, (slug) => slug === 'tax-law');

it.each([
  ['practice', 'tax-law'],
  ['place', 'Houston, TX'],
  ['filter', 'rating=4'],
  ['filter', 'priceRange=$,$$'],
  ['filter', 'isOpen=saturday-all-day'],
  ['filter', 'freeConsultation=true'],
  ['synonym', 'tax law'],
  ['noise', ''],
  ['none', ''],
] as const)('%s %j can be used', (kind, means) => {
  expect(problem(kind, means)).toBeNull();
});

it.each([
  ['practice', 'taxes'],
  ['place', 'Houston'],
  ['place', 'Houston, ZZ'],
  ['filter', 'rating=6'],
  ['filter', 'priceRange=cheap'],
  ['filter', 'constructor=true'],
  ['filter', 'isOpen=someday'],
  ['synonym', ''],
  ['synonym', 'Quokkas'],
] as const)('%s %j cannot', (kind, means) => {
  expect(problem(kind, means)).not.toBeNull();
  expect(problem('noise', '', '%%%')).not.toBeNull();
});

it('finds nothing wrong with our own entries', () => {
  expect(DEFAULT_ENTRIES.filter((entry) => problemOf(entry, () => true) !== null)).toEqual([]);
});
