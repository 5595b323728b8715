import { longDate } from './long-date.core.ts';

it('a date is written out in US English, in UTC unless told', () => {
  expect(longDate('2026-01-05T23:30:00Z')).toBe('January 5, 2026');
  expect(longDate('nonsense')).toBe('');
});

it('what is no time zone counts as UTC', () => {
  expect(longDate('2026-03-06T03:00:00Z', 'Atlantis/Center')).toBe('March 6, 2026');
});
