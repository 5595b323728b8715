import { describe, expect, it } from '@jest/globals';
import { numbersOf, viewsToStore } from './share-views.core.ts';

const view = (slug: string, count = 1, key: string | null = null) => ({ slug, count, key });
const GROUP = 'of-this-group';
const stored = (slug: string, before: number, key = GROUP, isNew = true) => ({
  slug,
  before,
  key,
  isNew,
});

describe('views that are written together', () => {
  it('are summed by post, with the key of the group', () => {
    expect(viewsToStore([view('a'), view('b', 3), view('a'), view('b', 0)], GROUP)).toEqual([
      view('a', 2, GROUP),
      view('b', 3, GROUP),
    ]);
  });

  it('are one for each key of a post', () => {
    expect(viewsToStore([view('a', 1, 'k'), view('a', 1, 'k'), view('b', 1, 'k'), view('a')], GROUP)).toEqual([
      view('a', 1, 'k'),
      view('b', 1, 'k'),
      view('a', 1, GROUP),
    ]);
  });

  it('are told each the number that it has reached', () => {
    expect(numbersOf([view('a'), view('b', 3), view('a')], [stored('a', 10), stored('b', 0)], GROUP)).toEqual([
      11, 3, 12,
    ]);
  });

  it('are told the number that there is when they were counted before, or twice in one go', () => {
    const views = [view('a', 1, 'new'), view('a', 1, 'old'), view('a', 1, 'new'), view('a')];
    const rows = [stored('a', 10, 'new'), stored('a', 10, 'old', false), stored('a', 10)];
    expect(numbersOf(views, rows, GROUP)).toEqual([11, 11, 11, 12]);
  });

  it('of a post that is not shown have no number', () => {
    expect(numbersOf([view('a'), view('b', 3)], [stored('b', 0)], GROUP)).toEqual([null, 3]);
  });
});
