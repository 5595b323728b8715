import type { SearchMap, Widened } from '@lawdex/contracts';
import { filterLabel } from '../filters/applied-filters.ts';
import { captionOf } from '../map/ResultsMap.tsx';
import { clearedText } from '../results/NothingFound.tsx';
import { listed } from '../sentence.core.ts';
import FILTER_LABELS from './filter-labels.json' with { type: 'json' };
import { moreHeading, widenedText } from './widened.core.ts';

type Filter = Parameters<typeof filterLabel>[0];

it('lists read as they are spoken', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

it.each(FILTER_LABELS)('a filter is called by its value: $name=$value is $label', ({ label, ...filter }) => {
  expect(filterLabel({ ...filter, words: 'as said' } as Filter)).toBe(label);
});

describe('headings of sections that fill a short page', () => {
  const practices = [{ slug: 'dui-dwi-defense', name: 'DUI & DWI Defense' }];
  const place = { kind: 'city', label: 'Houston, TX', radiusMiles: null } as const;

  it.each([
    [{ kind: 'state', state: 'Texas' }, 'More DUI & DWI Defense lawyers in Texas'],
    [
      { kind: 'nearby', miles: 25, nearest: 'Pasadena, TX' },
      'More DUI & DWI Defense lawyers within 25 miles of Houston, TX',
    ],
    [{ kind: 'everywhere' }, 'More DUI & DWI Defense lawyers elsewhere'],
    [{ kind: 'practice' }, 'More DUI & DWI Defense lawyers'],
    [{ kind: 'field', field: 'Estate Planning' }, 'Estate Planning lawyers in Houston, TX'],
    [{ kind: 'some-words', words: 1, of: 2 }, 'Firms that match some of your words'],
  ] as const)('%j', (widened, heading) => {
    expect(moreHeading({ widened, search: { practices, place, words: [] }, dropped: [] })).toBe(heading);
  });

  it('without a practice they are firms, and without a place near the first one', () => {
    const nothing = { practices: [], place: null, words: [] };
    const heading = (widened: Widened, search: Parameters<typeof moreHeading>[0]['search'] = nothing) =>
      moreHeading({ widened, search, dropped: ['5 stars'] });
    expect(heading({ kind: 'state', state: 'Texas' })).toBe('More firms in Texas');
    expect(heading({ kind: 'nearby', miles: 10, nearest: 'Reno, NV' })).toBe('More firms near Reno, NV');
    expect(heading({ kind: 'unfiltered' })).toBe('Firms, without the filter “5 stars”');
    const two = { widened: { kind: 'unfiltered' }, search: nothing, dropped: ['5 stars', 'Open Sunday'] } as const;
    expect(moreHeading(two)).toBe('Firms, without the filters “5 stars” and “Open Sunday”');
    expect(heading({ kind: 'unfiltered' }, { ...nothing, words: ['smith'] })).toBe(
      'Firms that match “smith”, without the filter “5 stars”',
    );
    expect(
      heading({ kind: 'everywhere' }, { practices, place: { ...place, kind: 'state', label: 'Montana' }, words: [] }),
    ).toBe('More DUI & DWI Defense lawyers outside Montana');
  });
});

const adoption = { practices: [{ slug: 'adoption', name: 'Adoption' }], place: null, words: [] };

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
])('what was widened, read aloud %j', (widened, one, many) => {
  expect(widenedText(widened, adoption, 1)).toContain(one);
  expect(widenedText(widened, adoption, 1000)).toContain(many);
});

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
])('what a map shows, read aloud: %j', (shown, caption) => {
  expect(captionOf(shown)).toBe(caption);
});

it.each([
  [{}, ''],
  [{ rating: 4 }, 'Starts over: clears the filter.'],
  [{ rating: 4, isOpen: true }, 'Starts over: clears all filters.'],
  [{ query: 'will' }, 'Starts over: clears your words.'],
  [{ query: 'will', location: 'Montana' }, 'Starts over: clears your words and your place.'],
  [{ query: 'will', near: '1,2', radius: 5, rating: 4 }, 'Starts over: clears your words, your place and all filters.'],
] as const)('what Clear Filters clears, read aloud %j', (state, text) => {
  expect(clearedText(state)).toBe(text);
});
