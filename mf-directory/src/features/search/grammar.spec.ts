import type { SearchMap, Widened } from '@lawdex/contracts';
import { captionOf } from './map/caption.core.ts';
import { clearedText } from './results/NothingFound.tsx';
import { moreHeading, widenedText } from './understood/widened.core.ts';

const adoption = { practices: [{ slug: 'adoption', name: 'Adoption' }], place: null, words: [] };

describe('what was widened, read aloud', () => {
  it.each<[Widened, string, string]>([
    [{ kind: 'nearby', miles: 25, nearest: 'Reno, NV' }, 'Showing 1 near Reno, NV.', 'Showing 1,000 near Reno, NV.'],
    [{ kind: 'state', state: 'Texas' }, 'Showing 1 in Texas.', 'Showing 1,000 in Texas.'],
    [{ kind: 'everywhere' }, 'Showing 1 elsewhere.', 'Showing 1,000 elsewhere.'],
    [{ kind: 'practice' }, 'Showing 1 Adoption firm.', 'Showing 1,000 Adoption firms.'],
    [{ kind: 'field', field: 'Family Law' }, 'Showing 1 Family Law firm.', 'Showing 1,000 Family Law firms.'],
    [
      { kind: 'some-words', words: 1, of: 2 },
      'Showing 1 that matches at least 1 of 2.',
      'Showing 1,000 that match at least 1 of 2.',
    ],
  ])('%j', (widened, one, many) => {
    expect(widenedText(widened, adoption, 1)).toContain(one);
    expect(widenedText(widened, adoption, 1000)).toContain(many);
  });

  it.each([
    [[], 'Adoption lawyers'],
    [['5 stars'], 'Adoption lawyers, without the filter “5 stars”'],
    [['5 stars', 'Open Sunday'], 'Adoption lawyers, without the filters “5 stars” and “Open Sunday”'],
  ])('without %j', (dropped, heading) => {
    expect(moreHeading({ widened: { kind: 'unfiltered' }, search: adoption, dropped })).toBe(heading);
  });
});

describe('what a map shows, read aloud', () => {
  const map = (placed: number, unplaced: number, isOfPage: boolean): SearchMap => ({
    view: 'us',
    marks: [{ x: 1, y: 1, count: placed, label: 'Reno, NV', slug: null, location: null, holds: [] }],
    isOfPage,
    unplaced,
  });

  it.each([
    [map(1, 0, true), 'The one firm of this page.'],
    [map(2, 0, true), 'The 2 firms of this page.'],
    [map(1, 0, false), 'The one firm on this map.'],
    [map(1000, 1, false), '1,000 firms by place. Choose a place to see who is there. 1 has no place on this map.'],
    [map(0, 1000, false), '1,000 have no place on this map.'],
  ])('%j', (shown, caption) => {
    expect(captionOf(shown)).toBe(caption);
  });
});

describe('what Clear Filters clears, read aloud', () => {
  it.each([
    [{}, ''],
    [{ rating: 4 }, 'Starts over: clears the filter.'],
    [{ rating: 4, isOpen: true }, 'Starts over: clears all filters.'],
    [{ query: 'will' }, 'Starts over: clears your words.'],
    [{ query: 'will', location: 'Montana' }, 'Starts over: clears your words and your place.'],
    [
      { query: 'will', near: '1,2', radius: 5, rating: 4 },
      'Starts over: clears your words, your place and all filters.',
    ],
  ] as const)('%j', (state, text) => {
    expect(clearedText(state)).toBe(text);
  });
});
