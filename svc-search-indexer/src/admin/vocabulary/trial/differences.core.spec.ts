import { expect, it } from '@jest/globals';
import { movesOf } from './differences.core.ts';

const hits = (letters: string) => [...letters].map((id) => ({ id, name: `Firm ${id}` }));

it.each([
  ['abc', 'abc', { firstMoved: null, lost: [], gained: [] }],
  ['abc', 'acb', { firstMoved: 2, lost: [], gained: [] }],
  ['abc', 'abd', { firstMoved: 3, lost: ['Firm c'], gained: ['Firm d'] }],
  ['abc', 'ab', { firstMoved: 3, lost: ['Firm c'], gained: [] }],
  ['', 'a', { firstMoved: 1, lost: [], gained: ['Firm a'] }],
])('from %j to %j', (before, after, moves) => {
  expect(movesOf(hits(before), hits(after))).toEqual(moves);
});
