import { FEATURES } from '../../index-definition/features.core.ts';
import { type Histogram, likeness, worthOfPages, type PlaceHoldings, type WorthyModifier } from './worth.core.ts';

const { described, best, topRated, affordable, cheap, freeConsultation } = FEATURES;

/** So many businesses with these marks, all of which say something of themselves. */
const of = (...groups: readonly (readonly [count: number, marks: number])[]): Histogram => ({
  counts: groups.map(([count]) => count),
  marks: groups.map(([, marks]) => marks | described),
});
const verdict = (holdings: Partial<PlaceHoldings>, modifier: WorthyModifier | null = null): string | undefined =>
  worthOfPages({ here: of(), parts: [], ...holdings }).get(modifier)?.verdict;
const instead = (holdings: Partial<PlaceHoldings>, modifier: WorthyModifier | null = null) =>
  worthOfPages({ here: of(), parts: [], ...holdings }).get(modifier)?.instead;

describe('a page without modifier', () => {
  it.each([
    [0, 'empty'],
    [1, 'few-businesses'],
    [2, 'few-businesses'],
    [3, 'worth-it'],
    [500, 'worth-it'],
  ])('of %d businesses: %s', (count, expected) => {
    expect(verdict({ here: count === 0 ? of() : of([count, 0]) })).toBe(expected);
  });

  it('is not worth it when nothing is known of its businesses but where they are', () => {
    expect(verdict({ here: { marks: [0], counts: [60] } })).toBe('few-businesses');
    expect(verdict({ here: { marks: [0, described], counts: [60, 3] } })).toBe('worth-it');
  });

  it('gives way to the city, or the narrower practice area, that has most of it', () => {
    expect(instead({ here: of([10, 0]), parts: [of([4, 0]), of([6, 0])] })).toEqual({ kind: 'part', part: 1 });
    expect(verdict({ here: of([10, 0]), parts: [of([5, 0]), of([5, 0])] })).toBe('worth-it');
  });

  it('gives way to no part that has too few for a page', () => {
    expect(verdict({ here: of([3, 0]), parts: [of([2, 0]), of([1, 0])] })).toBe('worth-it');
  });
});

describe('a page with a modifier', () => {
  it.each([
    [2, 'modifier-thin'],
    [3, 'worth-it'],
  ])('that %d of ten fulfil: %s', (count, expected) => {
    expect(verdict({ here: of([count, freeConsultation], [10 - count, 0]) }, 'free-consultation')).toBe(expected);
  });

  it('gives way to the page without it, when that lists mostly the same', () => {
    const here = of([6, freeConsultation], [4, 0]);
    expect(verdict({ here }, 'free-consultation')).toBe('like-another');
    expect(instead({ here }, 'free-consultation')).toEqual({ kind: 'modifier', modifier: null });
  });

  it('counts what is listed: half of a long list leaves another first page', () => {
    expect(verdict({ here: of([50, freeConsultation], [50, 0]) }, 'free-consultation')).toBe('worth-it');
    expect(verdict({ here: of([90, freeConsultation], [10, 0]) }, 'free-consultation')).toBe('like-another');
  });

  it('gives way to the one that begins with the same businesses, since both are ordered by what chooses them', () => {
    const here = of([25, best | topRated], [25, best], [200, 0]);
    expect(instead({ here }, 'best')).toEqual({ kind: 'modifier', modifier: null });
    expect(verdict({ here: of([25, affordable], [200, 0]) }, 'affordable')).toBe('worth-it');
    const prices = of([25, affordable | cheap], [25, affordable], [200, 0]);
    expect(instead({ here: prices }, 'cheap')).toEqual({ kind: 'modifier', modifier: 'affordable' });
  });

  it('gives way to an earlier one that chooses the same businesses', () => {
    const here = of([4, best | topRated], [1, best], [9, 0]);
    expect(verdict({ here }, 'best')).toBe('worth-it');
    expect(instead({ here }, 'top-rated')).toEqual({ kind: 'modifier', modifier: 'best' });
  });

  it('does not give way to one that is not worth it itself', () => {
    // `best` is mostly the page without modifier.
    const here = of([4, best | topRated], [4, best], [2, 0]);
    expect(verdict({ here }, 'best')).toBe('like-another');
    expect(verdict({ here }, 'top-rated')).toBe('worth-it');
  });

  it('is thin, not alike, when too few fulfil it', () => {
    expect(verdict({ here: of([2, affordable], [1, 0]) }, 'affordable')).toBe('modifier-thin');
  });

  it('of an empty place is empty, and of a nearly empty one has too few', () => {
    expect(verdict({}, 'best')).toBe('empty');
    expect(verdict({ here: of([2, best]) }, 'best')).toBe('few-businesses');
  });
});

it.each([
  [3, 3, 3, 1],
  [3, 3, 0, 0],
  [0, 3, 0, 0],
  [5, 10, 5, 0.5],
  // Twenty of each are shown; twelve of them are expected in both.
  [60, 100, 60, 12 / 28],
  [20, 20, 10, 10 / 30],
])('likeness of two lists %d and %d with %d in both: %d', (one, other, both, expected) => {
  expect(likeness(one, other, both)).toBeCloseTo(expected);
  expect(likeness(other, one, both)).toBeCloseTo(expected);
});
