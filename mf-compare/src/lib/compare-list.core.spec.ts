import { aSummary, BUSINESS_ID } from '@lawdex/mf-kit/testing';
import {
  NOTHING_COMPARED,
  readBusiness,
  readStoredList,
  storedTexts,
  withDetails,
  withoutDetails,
} from './compare-list.core.ts';
import type { CompareList, ComparedBusiness } from './compare-list.core.ts';

const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const business = (digit: number): ComparedBusiness => ({
  id: idOf(digit),
  slug: `firm-${digit}`,
  name: `Firm ${digit}`,
  category: { name: 'Immigration', slug: 'immigration' },
  rating: '4.6',
  reviewCount: 23,
});
const listOf = (...digits: number[]): CompareList => ({
  ids: digits.map(idOf),
  details: Object.fromEntries(digits.map((digit) => [idOf(digit), business(digit)])),
});

describe('the comparison list', () => {
  it('says whose details are missing, and takes those that were fetched, and no others', () => {
    const damaged: CompareList = { ids: [idOf(1), idOf(2)], details: { [idOf(1)]: business(1) } };
    expect(withoutDetails(damaged)).toEqual([idOf(2)]);
    expect(withDetails(damaged, [business(2), business(3)])).toEqual(listOf(1, 2));
  });

  it('is stored and read back as it was', () => {
    const { ids, details } = storedTexts(listOf(3, 1));
    expect(readStoredList(ids, details)).toEqual(listOf(3, 1));
    expect(storedTexts(NOTHING_COMPARED)).toEqual({ ids: null, details: null });
  });
});

describe('damaged storage', () => {
  const details = JSON.stringify(listOf(1).details);

  it.each([
    ['nothing', null],
    ['no JSON', '{"'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['an object', JSON.stringify({ 0: idOf(1), length: 1 })],
    ['a text that is an id', JSON.stringify(idOf(1))],
    ['ids that are none', JSON.stringify(['1', '', 'constructor', '__proto__', `${idOf(1)}'`, null, {}, [[]]])],
    ['5 MB', JSON.stringify([idOf(1), 'x'.repeat(5_000_000)])],
    ['ten thousand ids', JSON.stringify(Array.from({ length: 10_000 }, () => idOf(1)))],
  ])('is an empty list: %s', (_, ids) => {
    expect(readStoredList(ids, details)).toEqual(NOTHING_COMPARED);
  });

  it('keeps the first four ids, each once', () => {
    const ids = [1, 1, 'x', 2, 3, 2, 4, 5].map((digit) => (typeof digit === 'number' ? idOf(digit) : digit));
    expect(readStoredList(JSON.stringify(ids), null).ids).toEqual([1, 2, 3, 4].map(idOf));
  });

  it.each([
    ['none', null],
    ['no JSON', '[['],
    ['a list', JSON.stringify([business(1)])],
    ['another business under the id', JSON.stringify({ [idOf(1)]: business(2) })],
    ['a prototype', `{"__proto__":{"${idOf(1)}":${JSON.stringify(business(1))}}}`],
    ['a stale form', JSON.stringify({ [idOf(1)]: { id: idOf(1), title: 'Firm 1' } })],
    ['5 MB', JSON.stringify({ [idOf(1)]: { ...business(1), name: 'x'.repeat(5_000_000) } })],
  ])('keeps the id when its details are %s, to be fetched again', (_, stored) => {
    const list = readStoredList(JSON.stringify([idOf(1)]), stored);
    expect(list).toEqual({ ids: [idOf(1)], details: {} });
    expect(withoutDetails(list)).toEqual([idOf(1)]);
  });
});

describe('a business that an event carries', () => {
  it('is kept as far as the list shows it', () => {
    expect(readBusiness({ ...aSummary(), evil: '<script>' })).toEqual({
      id: BUSINESS_ID,
      slug: 'smith-law',
      name: 'Smith Law',
      category: { name: 'Car Accidents', slug: 'car-accidents' },
      rating: '4.5',
      reviewCount: 2,
    });
  });

  it('may say no more than id, slug and name', () => {
    const { id, slug, name } = business(1);
    expect(readBusiness({ id, slug, name })).toMatchObject({ name, category: null, rating: '0.0', reviewCount: 0 });
  });

  it.each([
    ['null', null],
    ['a text', 'x'],
    ['a list', [business(1)]],
    ['no id', { ...business(1), id: undefined }],
    ['an id that is a path', { ...business(1), id: '../../etc' }],
    ['no name', { ...business(1), name: ' ' }],
    ['a name that is an object', { ...business(1), name: { toString: 'x' } }],
    ['an endless name', { ...business(1), name: 'x'.repeat(301) }],
    ['an empty slug', { ...business(1), slug: '' }],
    ['a category without a slug', { ...business(1), category: { name: 'x' } }],
    ['a rating above 5', { ...business(1), rating: '5.1e9' }],
    ['a rating that is no number', { ...business(1), rating: NaN }],
    ['a negative count', { ...business(1), reviewCount: -1 }],
    ['a court, which nobody hires', { ...business(1), kind: 'court' }],
  ])('is refused: %s', (_, written) => {
    expect(readBusiness(written)).toBeNull();
  });
});
