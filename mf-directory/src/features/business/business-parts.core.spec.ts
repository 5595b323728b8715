import type { WeeklyHours } from '@lawdex/contracts';
import { addressLines, directionsUrl, websiteOf } from './facts/contact.core.ts';
import { hoursRows } from './facts/HoursList.tsx';
import { instantOf, reminderOf } from './facts/reminder.core.ts';
import { relatedLinks } from './later/later-parts.tsx';

const place = { address: '1 Main St #4', city: 'San José', state: 'CA', zipCode: '95112' };

const NOW = new Date('2026-12-24T16:00:00Z');

describe('hours', () => {
  it('the week goes from Monday to Sunday, and a day without an entry is closed', () => {
    const rows = hoursRows({ sun: { open: '10:00', close: '14:00' } }, null, NOW);
    expect(rows.map(({ name }) => name)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(rows.map(({ text }) => text)).toEqual([...Array<string>(6).fill('Closed'), '10 AM – 2 PM']);
  });

  it('breaks and special days to come are shown, and today is the special day', () => {
    const hours: WeeklyHours = {
      thu: { open: '09:00', close: '12:00', more: [{ open: '13:00', close: '17:00' }] },
      fri: { open: '00:00', close: '23:59' },
      special: [
        { date: '01-01', spans: [] },
        { date: '12-31', spans: [{ open: '09:00', close: '12:00' }] },
        { date: '2026-11-26', spans: [] },
        { date: '2026-12-24', spans: [] },
      ],
    };
    const rows = hoursRows(hours, { weekday: 'thu', minutes: 600, date: '2026-12-24' }, NOW);
    expect(rows.filter(({ text }, at) => at > 6 || text !== 'Closed')).toEqual([
      { name: 'Thursday', text: '9 AM – 12 PM, 1 PM – 5 PM', isToday: false },
      { name: 'Friday', text: 'Open 24 hours', isToday: false },
      { name: 'December 24, 2026', text: 'Closed', isToday: true },
      { name: 'December 31', text: '9 AM – 12 PM', isToday: false },
      { name: 'January 1', text: 'Closed', isToday: false },
    ]);
  });
});

describe('contact', () => {
  it('directions search for the full address, encoded', () => {
    expect(addressLines(place)).toEqual(['1 Main St #4', 'San José, CA 95112']);
    expect(new URL(directionsUrl(place)).searchParams.get('query')).toBe('1 Main St #4, San José, CA 95112');
  });

  // A script's address, written so that the linter does not take it for one of ours.
  it.each([`${'java'}script:alert(1)`, 'data:text/html,x', 'nonsense', '', null])('%p is no website', (website) => {
    expect(websiteOf(website)).toBeNull();
  });

  it('a website shows its host', () => {
    expect(websiteOf('https://www.example.com/a')).toEqual({ href: 'https://www.example.com/a', host: 'example.com' });
  });
});

it('a reminder is at the moment of opening, by the clocks of the firm, and each of its lines fits', () => {
  const at = (date: string, hour: number, zone: string) =>
    new Date(instantOf({ date, minutes: hour * 60 }, zone)).toJSON();
  expect(at('2026-11-30', 9, 'America/Chicago')).toBe('2026-11-30T15:00:00.000Z');
  // Clocks go forward on that day.
  expect(at('2027-03-14', 9, 'America/Chicago')).toBe('2027-03-14T14:00:00.000Z');
  expect(at('2026-11-30', 9, 'Pacific/Honolulu')).toBe('2026-11-30T19:00:00.000Z');
  const opens = { weekday: 'mon', minutes: 540, inDays: 1, date: '2026-11-30' } as const;
  const firm = { name: `Ö, ${'é'.repeat(90)}; & Co.\nX`, phone: null };
  const lines = reminderOf(firm, 'America/Chicago', opens, 'https://lawdex.example/business/x', NOW).split('\r\n');
  expect(lines).toContain('DTSTART:20261130T150000Z');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain('SUMMARY:Call Ö\\, é');
});

it('related searches need a practice area', () => {
  expect(relatedLinks({ category: null, city: 'Austin', state: 'TX' })).toEqual([]);
  const category = { name: 'Car Accidents', slug: 'car-accidents' };
  expect(relatedLinks({ category, city: 'St. Louis', state: 'MO' })[0]).toEqual({
    text: 'Car Accident lawyers in St. Louis',
    to: '/car-accident-lawyers-in-st-louis',
  });
  expect(relatedLinks({ category, city: 'Springfield', state: 'MO', cityNeedsState: true })[1]).toEqual({
    text: 'Best Car Accident lawyers in Springfield, MO',
    to: '/best-car-accident-lawyers-in-springfield-mo',
  });
});
