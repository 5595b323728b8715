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

const FILTERS = ['rating=4', 'priceRange=$,$$', 'isOpen=saturday-all-day', 'freeConsultation=true'];
const NO_FILTERS = ['rating=6', 'priceRange=cheap', 'constructor=true', 'isOpen=someday'];

it.each<[VocabularyEntry['kind'], string[], string[]]>([
  ['practice', ['tax-law'], ['taxes']],
  ['place', ['Houston, TX'], ['Houston', 'Houston, ZZ']],
  ['filter', FILTERS, NO_FILTERS],
  ['synonym', ['tax law'], ['', 'Quokkas']],
  ['noise', [''], []],
  ['none', [''], []],
])('a %s may mean %j, but not %j', (kind, usable, wrong) => {
  expect([...usable, ...wrong].filter((means) => problem(kind, means) === null)).toEqual(usable);
});

it('a phrase has a word', () => {
  expect(problem('noise', '', '%%%')).not.toBeNull();
});

it('finds nothing wrong with our own entries', () => {
  expect(DEFAULT_ENTRIES.filter((entry) => problemOf(entry, () => true) !== null)).toEqual([]);
});
