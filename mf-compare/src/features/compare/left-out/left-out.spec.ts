import type { CompareAddress } from '../compare-address.core.ts';
import { leftOut } from './LeftOut.tsx';

const anAddress = (changes: Partial<CompareAddress> = {}): CompareAddress => ({
  ids: ['a', 'b', 'c'],
  malformed: [],
  beyond: 0,
  hasDoubles: false,
  onlyDifferences: false,
  near: undefined,
  ...changes,
});

it('nothing is said when nothing is left out', () => {
  expect(leftOut(anAddress(), [])).toEqual([]);
});

it('a firm that has left is named as it is remembered, and never by its id', () => {
  expect(leftOut(anAddress(), [{ id: 'b', name: 'Smith Law' }])).toEqual([
    '1 of 3 firms is no longer listed: Smith Law.',
  ]);
  expect(leftOut(anAddress(), [{ id: 'b', name: 'Smith Law' }, { id: 'c' }])).toEqual([
    '2 of 3 firms are no longer listed: Smith Law and 1 more.',
  ]);
});

it('what can be no id counts as a firm that is not listed', () => {
  const malformed = ['x'.repeat(500), '1', '2', '3', '4', '5'];
  expect(leftOut(anAddress({ ids: ['a'], malformed }), [])).toEqual(['6 of 7 firms are no longer listed.']);
});

it('long names and many of them are cut short', () => {
  const missing = ['x'.repeat(500), '1', '2', '3', '4', '5'].map((name) => ({ id: name, name }));
  expect(leftOut(anAddress({ ids: missing.map(({ id }) => id) }), missing)).toEqual([
    `6 of 6 firms are no longer listed: ${'x'.repeat(60)}…, 1, 2, 3, and 2 more.`,
  ]);
});

it('firms beyond the fourth, and doubled ones, are spoken of kindly', () => {
  expect(leftOut(anAddress({ beyond: 2, hasDoubles: true }), [])).toEqual([
    'You can compare up to 4 businesses at a time. The first 4 of 6 are shown.',
    'A firm that the link names twice is compared once.',
  ]);
});
