import type { Widened } from '@lawdex/contracts';
import { filterLabel } from '../filters/filter-words.ts';
import { listed } from '../sentence.core.ts';
import FILTER_LABELS from './filter-labels.json' with { type: 'json' };
import { moreHeading } from './widened.core.ts';

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
    expect(heading({ kind: 'unfiltered' }, { ...nothing, words: ['smith'] })).toBe(
      'Firms that match “smith”, without the filter “5 stars”',
    );
    expect(
      heading({ kind: 'everywhere' }, { practices, place: { ...place, kind: 'state', label: 'Montana' }, words: [] }),
    ).toBe('More DUI & DWI Defense lawyers outside Montana');
  });
});
