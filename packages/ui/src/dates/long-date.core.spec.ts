import { longDate } from './long-date.core.ts';

it('a date is written out in US English, in UTC unless told', () => {
  expect(longDate('2026-01-05T23:30:00Z')).toBe('January 5, 2026');
  expect(longDate('nonsense')).toBe('');
});

it('the same moment is another day in another zone', () => {
  expect(longDate('2026-03-06T03:00:00Z', 'America/New_York')).toBe('March 5, 2026');
  expect(longDate('2026-03-06T03:00:00Z', 'Asia/Tokyo')).toBe('March 6, 2026');
});

it('what is no time zone counts as UTC', () => {
  expect(longDate('2026-03-06T03:00:00Z', 'Atlantis/Center')).toBe('March 6, 2026');
});
