import { longDate, monthText } from './date-text.core.ts';

it('a date is written out in US English, in UTC unless told', () => {
  expect(longDate('2026-01-05T23:30:00Z')).toBe('January 5, 2026');
  expect(longDate('nonsense')).toBe('');
});

it('what is no time zone counts as UTC', () => {
  expect(longDate('2026-03-06T03:00:00Z', 'Atlantis/Center')).toBe('March 6, 2026');
});

it('a month is written in words', () => {
  expect(['2026-03', '1950-01', '2026-12', '2026-13', '', 'x'].map(monthText)).toEqual([
    'March 2026',
    'January 1950',
    'December 2026',
    '',
    '',
    '',
  ]);
});
