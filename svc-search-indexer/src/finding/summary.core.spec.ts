import { BUSINESS_FLAGS, SUMMARY_DESCRIPTION_MAX } from '@lawdex/contracts';
import { business } from '../../test/businesses.ts';
import { categories } from '../../test/conformance.ts';
import { summaryOf } from './summary.core.ts';

const MONDAY_NOON = new Date('2025-07-07T17:00:00Z');
const record = business({ name: 'Adler Law', practice: 'tax-law', hours: { mon: { open: '09:00', close: '17:00' } } });
const summary = (changes: Partial<typeof record> = {}, distanceMiles: number | null = null) =>
  summaryOf({ record: { ...record, ...changes }, distanceMiles }, categories, MONDAY_NOON);

it('names the practice area as it is called today, or as the record says when it is not known', () => {
  expect(summary({ category: { slug: 'tax-law', name: 'Taxes' } }).category).toEqual({
    slug: 'tax-law',
    name: 'Tax Law',
  });
  expect(summary({ category: { slug: 'space-law', name: 'Space Law' } }).category?.name).toBe('Space Law');
  expect(summary({ category: null }).category).toBeNull();
});

it('knows whether it is open, if its hours are known', () => {
  expect(summary().isOpen).toBe(true);
  expect(summary({ hours: {} }).isOpen).toBe(false);
  expect(summary({ hours: null }).isOpen).toBeNull();
});

it('cuts a long description', () => {
  expect(summary({ description: 'word '.repeat(100) }).description?.length).toBeLessThanOrEqual(
    SUMMARY_DESCRIPTION_MAX + 1,
  );
  expect(summary({ description: null }).description).toBeNull();
});

it('rounds miles to one decimal, and knows zero from nothing', () => {
  expect(summary({}, 3.14159).distanceMiles).toBe(3.1);
  expect(summary({}, 0).distanceMiles).toBe(0);
});

it('answers false for a flag that a record of older days does not hold', () => {
  const { [BUSINESS_FLAGS[0]]: _unknown, ...older } = record;
  const answer = summaryOf({ record: JSON.parse(JSON.stringify(older)), distanceMiles: null }, categories, MONDAY_NOON);
  for (const flag of BUSINESS_FLAGS) expect(answer[flag]).toBe(false);
});
