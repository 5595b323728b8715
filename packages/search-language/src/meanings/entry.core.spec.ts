import { expect, it } from '@jest/globals';
import { meaningOfHeading } from './entry.core.ts';

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
