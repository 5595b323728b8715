import { aBusiness } from '@lawdex/mf-kit/testing';
import { onlyDiffering, rowGroups, type Cell, type RowGroup } from './rows.ts';

const smith = aBusiness({ opensOrCloses: 'closes 5 PM' });
const jones = { ...smith, id: 'jones', name: 'Jones Law' };

const labels = (groups: readonly RowGroup[]): string[] => groups.flatMap(({ rows }) => rows.map(({ label }) => label));
const cellsOf = (groups: readonly RowGroup[], label: string): Cell[] =>
  groups.flatMap(({ rows }) => rows).find((row) => row.label === label)?.cells ?? [];

describe('the rows of a comparison', () => {
  it('begin with those of the specification, first those that differ; what all lack is last', () => {
    const groups = rowGroups([smith, { ...jones, phone: '(512) 555-0199', freeConsultation: !smith.freeConsultation }]);
    expect(labels(groups).slice(0, 7)).toEqual([
      'Phone',
      'Category',
      'Rating',
      'Price Range',
      'Location',
      'Open Now',
      'Free Consultation',
    ]);
    expect(groups.at(-1)).toMatchObject({ title: 'Listed by None', isMinor: true });
    expect(labels(groups.slice(-1))).toEqual(expect.arrayContaining(['Delivery', 'Takeout']));
  });

  it('have a distance once the visitor said where to measure from', () => {
    const groups = rowGroups([smith, { ...jones, latitude: null }], '30.27,-97.64');
    expect(cellsOf(groups, 'Distance')).toEqual([{ kind: 'text', text: '6.0 miles' }, { kind: 'unknown' }]);
  });

  it('say that something is not listed instead of guessing', () => {
    const bare = aBusiness({ priceRange: null, phone: null, isOpen: null, hours: null, languages: [], feeBasis: [] });
    const groups = rowGroups([bare, smith]);
    for (const label of ['Price Range', 'Phone', 'Open Now', 'Languages', 'Fees', 'Licenses', 'Monday']) {
      expect([label, cellsOf(groups, label)[0]]).toEqual([label, { kind: 'unknown' }]);
    }
  });

  it('say of licenses whose they are, where that is known', () => {
    const licence = { jurisdiction: 'Texas', number: '24012345', yearAdmitted: 1999, sourceUrl: null, checkedAt: null };
    const licences = [
      { ...licence, holder: 'Ann Lee' },
      { ...licence, number: null, yearAdmitted: null },
    ];
    expect(cellsOf(rowGroups([aBusiness({ licences }), smith]), 'Licenses')[0]).toEqual({
      kind: 'lines',
      lines: ['Ann Lee, Texas, no. 24012345, admitted 1999', 'Texas'],
    });
  });

  it('give a court neither a practice area nor a rating', () => {
    const groups = rowGroups([aBusiness({ kind: 'court', category: null, reviewCount: 0 }), smith]);
    expect(cellsOf(groups, 'Category')[0]).toEqual({ kind: 'text', text: 'Court' });
    expect(cellsOf(groups, 'Rating')[0]).toEqual({ kind: 'text', text: 'Not rated' });
  });

  it('hold hours of each in its own words, a day without an entry as closed', () => {
    const groups = rowGroups([smith, jones]);
    expect(cellsOf(groups, 'Monday')[0]).toEqual({ kind: 'text', text: '9 AM – 5 PM' });
    expect(cellsOf(groups, 'Sunday')[0]).toEqual({ kind: 'text', text: 'Closed' });
    expect(cellsOf(groups, 'Open Now')[0]).toEqual({ kind: 'open', isOpen: true, opensOrCloses: 'closes 5 PM' });
  });
});

it('only differences are the rows that do not say the same of all, and groups that have any', () => {
  const groups = rowGroups([smith, { ...jones, rating: '3.0', languages: ['en'] }]);
  expect(onlyDiffering(groups).map(({ title }) => title)).toEqual(['Overview', 'Practice Details']);
  expect(labels(onlyDiffering(groups))).toEqual(['Rating', 'Languages']);
  expect(onlyDiffering(rowGroups([smith, jones]))).toEqual([]);
});
