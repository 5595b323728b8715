import { zoneTimes } from './filters-in-words.core.ts';

// A Monday in summer, 00:30 in Chicago.
const now = new Date('2025-07-07T05:30:00Z');

it('puts zones that show the same time together, each with its minute of the week', () => {
  expect(zoneTimes(['America/Chicago', 'America/Winnipeg', 'America/New_York', 'Pacific/Honolulu'], now)).toEqual([
    { zones: ['America/Chicago', 'America/Winnipeg'], minuteOfWeek: 30, date: '2025-07-07' },
    { zones: ['America/New_York'], minuteOfWeek: 90, date: '2025-07-07' },
    { zones: ['Pacific/Honolulu'], minuteOfWeek: 6 * 1440 + 19 * 60 + 30, date: '2025-07-06' },
  ]);
});

it('leaves out what is no time zone, instead of failing the search', () => {
  expect(zoneTimes(['Mars/Olympus', 'America/Chicago'], now)).toEqual([
    { zones: ['America/Chicago'], minuteOfWeek: 30, date: '2025-07-07' },
  ]);
});
