import { expect, it } from '@jest/globals';
import { readHoursJson } from './hours-json.core.ts';
import { hoursText } from './read-hours.core.ts';

const said = (value: unknown): string => {
  const reading = readHoursJson(value);
  return reading.kind === 'hours' ? hoursText(reading.hours) : reading.problem;
};
const google = (day: number) => ({ open: { day, time: '0900' }, close: { day, time: '1700' } });

it.each([
  [
    'Facebook',
    { mon_1_open: '09:00', mon_1_close: '12:00', mon_2_open: '13:00', mon_2_close: '17:00' },
    'mon 09:00-12:00, 13:00-17:00',
  ],
  [
    'columns of times',
    { monday_open: '9 AM', monday_close: '5 PM', sunday_open: 'Closed', sunday_close: 'Closed' },
    'mon 09:00-17:00',
  ],
  ['columns of numbers', { mon_open: 900, mon_close: 1700 }, 'mon 09:00-17:00'],
  ['Facebook without times', { mon_1_open: '', mon_1_close: '' }, 'closed'],
  [
    'Foursquare',
    { display: 'Mon, Sun', regular: [1, 7].map((day) => ({ day, open: '0900', close: '1700' })) },
    'mon 09:00-17:00; sun 09:00-17:00',
  ],
  [
    'Foursquare in texts',
    { timeframes: [{ days: 'Mon–Tue', open: [{ renderedTime: '9:00 AM–5:00 PM' }] }] },
    'mon-tue 09:00-17:00',
  ],
  ['Foursquare in one text', { display: 'Mon-Fri 9:00 AM-5:00 PM' }, 'mon-fri 09:00-17:00'],
  ['Google', { open_now: true, periods: [google(0), google(1)] }, 'mon 09:00-17:00; sun 09:00-17:00'],
  [
    'Google with hours and minutes',
    { periods: [{ open: { day: 6, hour: 9, minute: 0 }, close: { day: 6, hour: 17, minute: 30 } }] },
    'sat 09:00-17:30',
  ],
  [
    'Google over nights and days',
    {
      periods: [
        { open: { day: 1, time: '0900' }, close: { day: 3, time: '1700' } },
        { open: { day: 4, hour: 0 }, close: { day: 6, hour: 0, minute: 0 } },
        { open: { day: 6, time: '2000' }, close: { day: 0, time: '0200' } },
      ],
    },
    'mon 09:00-00:00; tue 00:00-00:00; wed 00:00-17:00; thu-fri 00:00-00:00; sat 20:00-02:00',
  ],
  ['Google, always open', { periods: [{ open: { day: 0, time: '0000' } }] }, 'mon-sun 00:00-00:00'],
  ['Google without hours', { open_now: true }, 'closed'],
  [
    'Yelp',
    [{ open: [0, 6].map((day) => ({ is_overnight: false, start: '0900', end: '1700', day })), is_open_now: true }],
    'mon 09:00-17:00; sun 09:00-17:00',
  ],
  ['days and holidays', { mon: '9-5', holidays: 'closed' }, 'mon 09:00-17:00'],
])('hours of %s are read', (_program, value, expected) => {
  expect(said(value)).toBe(expected);
});

it.each([
  // Nobody can tell whether the week begins with Sunday.
  [[{ day: 1, open: '0900', close: '1700' }], /object of weekdays/],
  [{ periods: [google(9)] }, /object of weekdays/],
  [{ periods: [{ open: { day: 1, time: '0900' }, close: { day: 9, time: '1700' } }] }, /object of weekdays/],
  [{ ' ': '9' }, /knows no day/],
  [{ mon_1_open: '09:00' }, /"open" and "close"/],
])('%j cannot be read', (value, problem) => {
  expect(said(value)).toMatch(problem);
});
