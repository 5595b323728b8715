import { expect, it } from '@jest/globals';
import { readHoursText } from './hours-text.core.ts';
import { hoursText } from './read-hours.core.ts';

it.each([
  ['Dec 24-26 closed', '12-24 closed; 12-25 closed; 12-26 closed'],
  ['Dec. 24th - 26th: closed', '12-24 closed; 12-25 closed; 12-26 closed'],
  ['December 24 through 25, 2026 closed', '2026-12-24 closed; 2026-12-25 closed'],
  ['24-26 December closed', '12-24 closed; 12-25 closed; 12-26 closed'],
  ['25 Dec: closed', '12-25 closed'],
  ['Dec 24, 25 and 26 closed', '12-24 closed; 12-25 closed; 12-26 closed'],
  ['Dec 24, 9-12', '12-24 09:00-12:00'],
  ['Dec 24 - 9am-12pm', '12-24 09:00-12:00'],
  ['12/24: 9-12; 12/25 closed', '12-24 09:00-12:00; 12-25 closed'],
  ['12/24-12/26 closed', '12-24 closed; 12-25 closed; 12-26 closed'],
  ['12/24-26 closed', '12-24 closed; 12-25 closed; 12-26 closed'],
  ['12/24-25/2026 closed', '2026-12-24 closed; 2026-12-25 closed'],
  ['12/25/26 closed', '2026-12-25 closed'],
  ['24-25 December 2026 closed', '2026-12-24 closed; 2026-12-25 closed'],
  ['Dec 24, 25 and 26, 2026 closed', '2026-12-24 closed; 2026-12-25 closed; 2026-12-26 closed'],
  ['Dec 31 - Jan 1, 2027 closed', '2026-12-31 closed; 2027-01-01 closed'],
  ['Dec 31, 2026 - Jan 1 closed', '2026-12-31 closed; 2027-01-01 closed'],
  ['closed between Dec 30 and Jan 1', '12-30 closed; 12-31 closed; 01-01 closed'],
  ['Mon-Fri 9-5; Dec 24 until noon', 'mon-fri 09:00-17:00; 12-24 09:00-12:00'],
  ['12/24/2026 - 12/25/2026 closed', '2026-12-24 closed; 2026-12-25 closed'],
  ['12/24 9-12/1-5; 12/25: closed', '12-24 09:00-12:00, 13:00-17:00; 12-25 closed'],
  ['12/24/2026 9-12', '2026-12-24 09:00-12:00'],
  ["closed Christmas and New Year's Day", '12-25 closed; 01-01 closed'],
  ["closed New Year's Eve and New Year's Day", '12-31 closed; 01-01 closed'],
  ['Mon-Fri 9-5; closed Christmas weekend', 'mon-fri 09:00-17:00; 12-25 closed'],
  ['closed Dec 25 Mon-Fri 9-5', 'mon-fri 09:00-17:00; 12-25 closed'],
  ['Christmas Eve 9-12', '12-24 09:00-12:00'],
  ['4th of July closed', '07-04 closed'],
  ['Mon-Fri 9-5; Thursday Dec 24 closed', 'mon-fri 09:00-17:00; 12-24 closed'],
  ['Mon-Fri 9-5, Thu. 12/24/2026 9-12', 'mon-fri 09:00-17:00; 2026-12-24 09:00-12:00'],
  [
    'Mon-Fri 9-5; closed Thursday, December 24 and Friday, December 25',
    'mon-fri 09:00-17:00; 12-24 closed; 12-25 closed',
  ],
  ['Mon-Fri 9-5 Thursday Dec 24 closed', 'mon-fri 09:00-17:00; 12-24 closed'],
  ['Mon-Fri 9-5; Thursday: Dec 24 closed', 'mon-fri 09:00-17:00; 12-24 closed'],
  ['Mon-Fri 9-5; Thursday (Dec 24) closed', 'mon-fri 09:00-17:00; 12-24 closed'],
  ['Daily 9-5; closed Sunday, July 4th, Christmas', 'mon-sat 09:00-17:00; 07-04 closed; 12-25 closed'],
  ["Daily 9-5, closed Sunday, Christmas and New Year's Day", 'mon-sat 09:00-17:00; 12-25 closed; 01-01 closed'],
  ['Daily 9-5; closed Sunday, 12/25/2026', 'mon-sat 09:00-17:00; 2026-12-25 closed'],
  ['Mon Tue Wed Thu Fri, Dec 24 9-12', 'mon-fri 09:00-12:00; 12-24 09:00-12:00'],
  ['Mon thru Thu, and Fri Dec 24 9-12', 'mon-fri 09:00-12:00; 12-24 09:00-12:00'],
  ['Mon-Sun 9-5, closed Sundays, Dec 25', 'mon-sat 09:00-17:00; 12-25 closed'],
  ['Mon-Sun 9-5; Sat, Sun, Dec 25 closed', 'mon-fri 09:00-17:00; 12-25 closed'],
  ['Mon-Sun 9-5; Sat-Sun, Dec 25 closed', 'mon-fri 09:00-17:00; 12-25 closed'],
  ['Mon-Fri 9-5 except Christmas', 'mon-fri 09:00-17:00; 12-25 closed'],
  ['Mon-Fri 9-5; Christmas 2026-12-24 9-12', 'mon-fri 09:00-17:00; 2026-12-24 09:00-12:00'],
  ['Mon-Fri 9-5; closed Christmas (12/24)', 'mon-fri 09:00-17:00; 12-24 closed'],
])('%j has these special days', (text, expected) => {
  const reading = readHoursText(text);
  expect(reading.kind === 'hours' ? hoursText(reading.hours) : reading.problem).toBe(expected);
});

it.each([
  ['9-12/1-5', '09:00-12:00, 13:00-17:00'],
  ['8:30-12/1-5', '08:30-12:00, 13:00-17:00'],
  ['9am-12/1pm-5pm', '09:00-12:00, 13:00-17:00'],
  ['9 a.m. - 12/1 p.m. - 5', '09:00-12:00, 13:00-17:00'],
  ['9-12/13-17', '09:00-12:00, 13:00-17:00'],
  ['9 to 12/1 to 5', '09:00-12:00, 13:00-17:00'],
  ['9-11/12-5', '09:00-11:00, 12:00-17:00'],
  ['8-10/11-1/2-5', '08:00-10:00, 11:00-13:00, 14:00-17:00'],
  ['10-12/1-3; Fri 10-12', '10:00-12:00, 13:00-15:00; fri 10:00-12:00'],
])('the breaks of %j are no dates', (text, expected) => {
  const reading = readHoursText(`Tue-Thu ${text}`);
  expect(reading.kind === 'hours' ? hoursText(reading.hours) : reading.problem).toBe(`tue-thu ${expected}`);
});

it.each(['Thanksgiving closed', 'closed Good Friday', 'closed on Labor Day'])(
  '%j names holidays of no date',
  (text) => {
    expect(readHoursText(`Mon 9-5; ${text}`)).toMatchObject({ hours: { special: [], namesHolidays: true } });
  },
);

it.each([
  ['Thanksgiving Friday closed', ''],
  ['Thanksgiving Thursday and Friday closed', ''],
  ['Labor Day weekend closed', ''],
  ['closed Labor Day Fri-Mon', ''],
  ['closed holiday weekends', ''],
  ['Easter Monday 10-2', ''],
  ['Easter Monday 10-2, Sat 10-12', '; sat 10:00-12:00'],
  ['closed Thanksgiving Friday, Sat 10-12', '; sat 10:00-12:00'],
  ['closed Thanksgiving Sat 10-12', '; sat 10:00-12:00'],
])('the days of %j are no days of each week', (text, others) => {
  const reading = readHoursText(`Mon-Fri 9-5; ${text}`);
  expect(reading).toMatchObject({ hours: { namesHolidays: true } });
  expect(reading.kind === 'hours' && hoursText(reading.hours)).toBe(`mon-fri 09:00-17:00${others}`);
});

it.each([
  'Dec 26-24 closed',
  '13/25 closed',
  '12/25/20 closed',
  'Tue 9/12-14/20; Sat 9-12',
  'Mon-Fri 9/5',
  'Tue 12/1-5',
  '9-5 Thursday, Dec 24 closed',
])('%j is no date', (text) => {
  expect(readHoursText(`Mon 9-5; ${text}`).kind).toBe('unreadable');
});
