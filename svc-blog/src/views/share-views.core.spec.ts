import { describe, expect, it } from '@jest/globals';
import { numbersOf, viewsBySlug } from './share-views.core.ts';

const views = [
  { slug: 'a', count: 1 },
  { slug: 'b', count: 3 },
  { slug: 'a', count: 1 },
];

describe('views that are written together', () => {
  it('are summed by post', () => {
    expect([...viewsBySlug(views)]).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
  });

  it('are told each the number that it has reached', () => {
    const before = new Map([
      ['a', 10],
      ['b', 0],
    ]);
    expect(numbersOf(views, before)).toEqual([11, 3, 12]);
  });

  it('of a post that is not shown have no number', () => {
    expect(numbersOf(views, new Map([['b', 0]]))).toEqual([null, 3, null]);
  });
});
