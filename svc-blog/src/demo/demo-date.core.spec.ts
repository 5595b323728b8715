import { demoDate } from './demo-date.core.ts';

const date = (text: string): Date => new Date(text);
const PUBLISHED = date('2026-03-05T14:00:00Z');
const SCHEDULED = date('2027-02-01T14:00:00Z');

it('the date of a demo post stays as it was written when the demo begins later', () => {
  expect(demoDate(PUBLISHED, date('2029-06-01T10:00:00Z'))).toEqual(PUBLISHED);
});

it.each(['2024-01-01T00:00:00Z', '2026-03-05T13:00:00Z', '2026-10-31T23:59:59Z'])(
  'the date of a demo post is in the past for the clock %s, at the same hour',
  (clock) => {
    const moved = demoDate(PUBLISHED, date(clock));
    expect(moved.getTime()).toBeLessThan(date(clock).getTime());
    expect(moved.toISOString().slice(10)).toBe(PUBLISHED.toISOString().slice(10));
  },
);

it.each(['2024-01-01T00:00:00Z', '2026-11-22T12:00:00Z', '2031-01-01T00:00:00Z'])(
  'the date of a demo post is in the future for the clock %s when it is scheduled',
  (clock) => {
    expect(demoDate(SCHEDULED, date(clock)).getTime()).toBeGreaterThan(date(clock).getTime());
  },
);
