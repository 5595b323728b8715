import { expect, it } from '@jest/globals';
import { readHoursText } from './hours-text.core.ts';
import { hoursText } from './read-hours.core.ts';

const said = (text: string): string => {
  const reading = readHoursText(text);
  return reading.kind === 'hours' ? hoursText(reading.hours) : reading.problem;
};

const EVE = '12-24 closed';
const BOTH = '12-24 closed; 12-25 closed';

it.each([
  ['closed Dec 24, Thursday', EVE],
  ['closed Dec 24 (Thu.)', EVE],
  ['closed (Thu) Dec 24', EVE],
  ['closed Th, Dec 24', EVE],
  ['closed 2026-12-24 (Thu)', '2026-12-24 closed'],
  ['closed 12/24/26, Thursday', '2026-12-24 closed'],
  ['24 Dec 2026, Thu: closed', '2026-12-24 closed'],
  ['Thursday, 24 December: closed', EVE],
  ['Thursday the 24th of December closed', EVE],
  ['Dec 24, Thursday, 9-12', '12-24 09:00-12:00'],
  ['Dec 24 (Thu) 9-12, Dec 25 (Fri) closed', '12-24 09:00-12:00; 12-25 closed'],
  ['closed Thu-Fri, Dec 24-25', BOTH],
  ['closed Th-F, Dec 24-25', BOTH],
  ['closed Dec 24-25 (Thu-Fri)', BOTH],
  ['closed Dec 24-25, Thu-Fri', BOTH],
  ['closed Thursday and Friday, Dec 24 & 25', BOTH],
  ['closed Thursday, Dec 24, Friday, Dec 25', BOTH],
  ['closed Dec 24, Thursday, Dec 25, Friday', BOTH],
  ['closed: 12/24 Thursday, 12/25 Friday', BOTH],
  ['closed Thu-Fri, Dec 31 - Jan 1', '12-31 closed; 01-01 closed'],
  ['closed Thu-Fri, 12/31/2026 - 1/1/2027', '2026-12-31 closed; 2027-01-01 closed'],
  ['closed Christmas Eve, Thursday', EVE],
  ['closed Christmas Eve (Thursday, Dec 24)', EVE],
  ['closed Thanksgiving Day (Thu, Nov 26) and Friday, Nov 27', '11-26 closed; 11-27 closed'],
  ['closed Thanksgiving, Thursday', ''],
  ['closed Monday, Memorial Day', ''],
  ['closed Mon (Labor Day)', ''],
  ['closed Good Friday, Monday, Memorial Day', ''],
  ['closed Dec 24, Dec 25 (Fri)', BOTH],
  ['closed July 3 (Fri), Dec 24 & 25 (Thu & Fri)', `07-03 closed; ${BOTH}`],
  ['closed 12/24/2026, Thursday, 12/25/2026, Friday', '2026-12-24 closed; 2026-12-25 closed'],
  ...['Thursday, Dec 24 through Sunday, Dec 27', 'Thursday, Dec 24 - Sunday, Dec 27'].map((span): [string, string] => [
    `closed ${span}`,
    '12-24 closed; 12-25 closed; 12-26 closed; 12-27 closed',
  ]),
])('the weekday of %j is that of its date', (text, dates) => {
  expect(said(`Mon-Fri 9-5; ${text}`)).toBe(['mon-fri 09:00-17:00', dates].filter(Boolean).join('; '));
});

it.each([
  ['Daily 9-5; closed Sunday, Christmas', 'mon-sat 09:00-17:00; 12-25 closed'],
  ['Daily 9-5; closed Christmas, Sunday', 'mon-sat 09:00-17:00; 12-25 closed'],
  ['Daily 9-5; closed Dec 25, Sat-Sun', 'mon-fri 09:00-17:00; 12-25 closed'],
  ['Daily 9-5; closed Sat-Sun, Dec 26-27', 'mon-fri 09:00-17:00; 12-26 closed; 12-27 closed'],
  ['Daily 9-5; closed Sat-Sun, 12/25-26/2026', 'mon-fri 09:00-17:00; 2026-12-25 closed; 2026-12-26 closed'],
  ['Mon-Fri 9-5; closed Dec 24, Thursdays', 'mon-wed 09:00-17:00; fri 09:00-17:00; 12-24 closed'],
  ['closed Dec 24 and 28, Mon-Fri 9-5', 'mon-fri 09:00-17:00; 12-24 closed; 12-28 closed'],
  ['closed Dec 24, Dec 25, Mon-Fri 9-5', 'mon-fri 09:00-17:00; 12-24 closed; 12-25 closed'],
  ['Mon-Thu 9-5; closed Dec 24, Fri 9-12', 'mon-thu 09:00-17:00; fri 09:00-12:00; 12-24 closed'],
  ['Mon 9 a.m.-5 p.m., Dec 24 closed', 'mon 09:00-17:00; 12-24 closed'],
  ['Daily 9-5; closed Mondays, Memorial Day', 'tue-sun 09:00-17:00'],
  ['Daily 9-5; closed Labor Day, Mondays', 'tue-sun 09:00-17:00'],
  ['Daily 9-5; closed Fridays, Good Friday', 'mon-thu 09:00-17:00; sat-sun 09:00-17:00'],
  ...['Sun & Mon', 'Sun-Mon', 'Sunday, Monday', 'Sunday and Monday'].map((days): [string, string] => [
    `Daily 9-5; closed ${days}, Labor Day, Thanksgiving`,
    'tue-sat 09:00-17:00',
  ]),
  [
    'Daily 9-5; closed Jan 1, July 4, Dec 25, Wed',
    'mon-tue 09:00-17:00; thu-sun 09:00-17:00; 01-01 closed; 07-04 closed; 12-25 closed',
  ],
  ['Mon-Sat 9-5 (closed Thanksgiving, Christmas, Wed)', 'mon-tue 09:00-17:00; thu-sat 09:00-17:00; 12-25 closed'],
  ['Mon-Wed 9-5; closed Christmas, Easter, Mon', 'tue-wed 09:00-17:00; 12-25 closed'],
  [
    "Mon-Thu 9-5; Christmas Eve, New Year's Eve, Fri 9-12",
    'mon-thu 09:00-17:00; fri 09:00-12:00; 12-24 09:00-12:00; 12-31 09:00-12:00',
  ],
  ...['except July 4', 'excluding Independence Day'].map((closed): [string, string] => [
    `Mon-Thu 9-5 ${closed}, Fri 9-12`,
    'mon-thu 09:00-17:00; fri 09:00-12:00; 07-04 closed',
  ]),
])('the weekdays of %j are those of each week', (text, expected) => {
  expect(said(text)).toBe(expected);
});

it('dates with blanks alone between them take no time', () => {
  expect(said(`Mon-Fri 9-5; closed ${'Dec 24 '.repeat(100)}`)).toBe('mon-fri 09:00-17:00; 12-24 closed');
});

it('a weekend before dates of a year is theirs when the calendar says so', () => {
  expect(said('Daily 9-5; closed Sat-Sun, 12/26-27/2026')).toBe(
    'mon-sun 09:00-17:00; 2026-12-26 closed; 2026-12-27 closed',
  );
});

it.each([
  'June 1 - Aug 31: Mon-Thu 8-4',
  'June 1 - Aug 31, Mon-Thu 8-4',
  'Mon-Thu, June 1 - Aug 31: 8-4',
  '8-4 Mon-Thu, June 1 - Aug 31',
  'June 1 - Aug 31 Fri closed',
  'June 1 - Aug 31, Mon-Thu closed',
  'Mon-Thu, June 1 - Aug 31 closed',
  'closed Fridays, June 1 - Aug 31',
  'June 1 - Aug 31; Mon-Thu closed',
])('%j is a season', (text) => {
  expect(said(`Mon-Fri 9-5; ${text}`)).toMatch(/weekdays of a season/);
});
