import { describe, expect, it } from '@jest/globals';
import { readHours } from './hours.core.ts';
import { readHoursText } from './hours-text.core.ts';
import { hoursText } from './read-hours.core.ts';
import { datesFrom } from './special-dates.core.ts';

const said = (text: string): string => {
  const reading = readHoursText(text);
  return reading.kind === 'hours' ? hoursText(reading.hours) : reading.problem;
};

it.each([
  ['02-27', '03-01', ['02-27', '02-28', '02-29', '03-01']],
  ['12-30', '01-02', ['12-30', '12-31', '01-01', '01-02']],
  ['2027-02-27', '2027-03-01', ['2027-02-27', '2027-02-28', '2027-03-01']],
  ['02-29', '01-15', null],
  ['2027-02-29', '2027-03-01', null],
])('the span of %s to %s has these dates', (from, to, dates) => {
  expect(datesFrom(from, to)).toEqual(dates);
});

it('a span from December to March holds the leap day', () => {
  expect(datesFrom('12-20', '03-05')).toEqual(expect.arrayContaining(['02-29', '03-01', '01-01']));
});

describe('readHoursText', () => {
  it.each([
    ['Mon-Fri 9am-5pm', 'mon-fri 09:00-17:00'],
    ['Mo-Fr 09:00-17:00', 'mon-fri 09:00-17:00'],
    ['M-F 9-5', 'mon-fri 09:00-17:00'],
    ['Monday through Friday: 9:00 a.m. to 5:00 p.m.', 'mon-fri 09:00-17:00'],
    ['Mon – Fri 8:30 AM – 5:00 PM; Sat 10-2; Sun closed', 'mon-fri 08:30-17:00; sat 10:00-14:00'],
    ['Mon: 9-5, Tue: 9-5, Wed: 10-4', 'mon-tue 09:00-17:00; wed 10:00-16:00'],
    ['Mon, Wed and Fri 9-12', 'mon 09:00-12:00; wed 09:00-12:00; fri 09:00-12:00'],
    ['Mo-Fr 09:00-12:00,13:00-17:00', 'mon-fri 09:00-12:00, 13:00-17:00'],
    ['Mon-Thu 9-12 & 1-5', 'mon-thu 09:00-12:00, 13:00-17:00'],
    ['weekdays 8-6', 'mon-fri 08:00-18:00'],
    ['9-5 M-F (closed 12-1 for lunch)', 'mon-fri 09:00-12:00, 13:00-17:00'],
    ['M-F 8:30 a.m. to 4:30 p.m. Closed for lunch from 12 to 1.', 'mon-fri 08:30-12:00, 13:00-16:30'],
    ['Mon-Thu 8-5, lunch: noon - 1 pm; Fri 8-12', 'mon-thu 08:00-12:00, 13:00-17:00; fri 08:00-12:00'],
    ['Mon-Fri 9-5 (closed 12-1 for lunch), Sat 10-2', 'mon-fri 09:00-12:00, 13:00-17:00; sat 10:00-14:00'],
    [
      'Mon, Wed 8-5 (closed 12-1 for lunch); Tue 10-6',
      'mon 08:00-12:00, 13:00-17:00; tue 10:00-18:00; wed 08:00-12:00, 13:00-17:00',
    ],
    ['9-5 (closed 12-1 for lunch) Mon, Tue; 10-2 Sat', 'mon-tue 09:00-12:00, 13:00-17:00; sat 10:00-14:00'],
    ['mon 9-5 (closed 12-1 for lunch); tue 9-5', 'mon 09:00-12:00, 13:00-17:00; tue 09:00-17:00'],
    ['mon 9am-5pm, lunch 12-1pm; tue 9-5, lunch 1-2', 'mon 09:00-12:00, 13:00-17:00; tue 09:00-13:00, 14:00-17:00'],
    ['mon 9-5. Closed 12-1 for lunch; tue 9-5. Closed 12-1 for lunch', 'mon-tue 09:00-12:00, 13:00-17:00'],
    ['Mon 9-5; Sat 10-2; lunch 12-1', 'mon 09:00-12:00, 13:00-17:00; sat 10:00-12:00, 13:00-14:00'],
    ['Closed 12-1 for lunch\nMon 9-5\nFri 8-12', 'mon 09:00-12:00, 13:00-17:00; fri 08:00-12:00'],
    ['Tue 9-5\nWed 9-5\nLunch 12-1', 'tue-wed 09:00-12:00, 13:00-17:00'],
    ['Mon 9-5; lunch 12-1; Sat-Sun closed', 'mon 09:00-12:00, 13:00-17:00'],
    ['Mon-Fri 9-12, 1-5 (closed 12-1 for lunch)', 'mon-fri 09:00-12:00, 13:00-17:00'],
    ['Mon-Fri 9-1, 2-6, lunch 1-2', 'mon-fri 09:00-13:00, 14:00-18:00'],
    ['Dec 24 9-5 (closed 12-1 for lunch)', '12-24 09:00-12:00, 13:00-17:00'],
    ['Mon-Fri 9-5 except federal holidays', 'mon-fri 09:00-17:00'],
    ['lun-vie 9-5', 'mon-fri 09:00-17:00'],
    ['24 hrs a day, 7 days a week', 'mon-sun 00:00-00:00'],
    ['Daily 7-7', 'mon-sun 07:00-19:00'],
    ['9am-5pm Mon-Fri, 10am-2pm Sat', 'mon-fri 09:00-17:00; sat 10:00-14:00'],
    ['9-5 Mon, Tue and Thu', 'mon-tue 09:00-17:00; thu 09:00-17:00'],
    ['24/7', 'mon-sun 00:00-00:00'],
    ['24/7/365', 'mon-sun 00:00-00:00'],
    ['Mon..Fri 6-6', 'mon-fri 06:00-18:00'],
    ['lun 9-5 martes 9-5', 'mon-tue 09:00-17:00'],
    ['Open 24 hours', 'mon-sun 00:00-00:00'],
    ['Mon-Sun: Open 24 hours', 'mon-sun 00:00-00:00'],
    ['24 hours Mon-Fri', 'mon-fri 00:00-00:00'],
    ['Closed', '"Closed" cannot be read as hours: it has no times; write Mon-Fri 9am-5pm; Sat 10am-2pm'],
    ['Mo-Su 00:00-24:00', 'mon-sun 00:00-00:00'],
    ['Fri 6pm-midnight', 'fri 18:00-00:00'],
    ['Sat noon-5', 'sat 12:00-17:00'],
    ['Fri 8pm-2am', 'fri 20:00-02:00'],
    ['Mon 1-5pm', 'mon 13:00-17:00'],
    ['Mon 12-5', 'mon 12:00-17:00'],
    ['Mon 2-2:30', 'mon 14:00-14:30'],
    ['Mon 9-17', 'mon 09:00-17:00'],
    ['Mon 9-11', 'mon 09:00-11:00'],
    ['Mon 0900-1700', 'mon 09:00-17:00'],
    ['Mon 9a-5p', 'mon 09:00-17:00'],
    ['Fri-Mon 9-5', 'mon 09:00-17:00; fri-sun 09:00-17:00'],
    ['Mo-Fr 9-5; We closed', 'mon-tue 09:00-17:00; thu-fri 09:00-17:00'],
    ['Monday: 9:00 AM – 5:00 PM | Tuesday: Closed', 'mon 09:00-17:00'],
    ['Hours: Mon-Fri 9-5 EST', 'mon-fri 09:00-17:00'],
    ['Lunes a viernes de 9 a.m. a 5 p.m., sábados con cita', 'mon-fri 09:00-17:00'],
    ['lun a vie de las 9 a las 17 horas; sáb 10h-14h', 'mon-fri 09:00-17:00; sat 10:00-14:00'],
    ['Mon–Thu 9–5, Fri till noon', 'mon-thu 09:00-17:00; fri 09:00-12:00'],
    ['Mon–Thu 9–5, Fri until midnight', 'mon-thu 09:00-17:00; fri 09:00-00:00'],
    ['Mon-Thu 6pm-2am; Fri until 4am', 'mon-thu 18:00-02:00; fri 18:00-04:00'],
    ['Lun-jue 9-17, vie hasta mediodía', 'mon-thu 09:00-17:00; fri 09:00-12:00'],
    ['Mon 9 AM - 12 noon; Fri 6 pm - 12 midnight', 'mon 09:00-12:00; fri 18:00-00:00'],
    ['Mon-Fri 9-5 • Sat 10-2', 'mon-fri 09:00-17:00; sat 10:00-14:00'],
    ['Monday9:00 AM–5:00 PMTuesdayClosed', 'mon 09:00-17:00'],
    ['Mon-Sat 9-5 except Wednesday', 'mon-tue 09:00-17:00; thu-sat 09:00-17:00'],
    ['Our office hours are Mon-Fri 9-5, Eastern Time', 'mon-fri 09:00-17:00'],
    ['MWF 9-5, TTh 10-4', 'mon 09:00-17:00; tue 10:00-16:00; wed 09:00-17:00; thu 10:00-16:00; fri 09:00-17:00'],
    ['Mon-Fri 9-5, closed holidays and weekends', 'mon-fri 09:00-17:00'],
    ['Closed Sunday, Mon-Sat 9-5', 'mon-sat 09:00-17:00'],
    ['Closed Sat & Sun, Mon-Fri 9-5', 'mon-fri 09:00-17:00'],
    ['Closed Sun, Mon & Wed 9-5', 'mon 09:00-17:00; wed 09:00-17:00'],
    ['Closed Sat, Sun, Mon-Fri 9-5', 'mon-fri 09:00-17:00'],
    ['Closed Sat, Sun, weekdays 9-5', 'mon-fri 09:00-17:00'],
    ['Closed Sunday and open Mon-Fri 9-5', 'mon-fri 09:00-17:00'],
    ['Closed Fri, Sat & Sun. Mon-Thu 9-5', 'mon-thu 09:00-17:00'],
    ['Closed Sunday, Monday. Open Tue, Wed, Fri 9-5', 'tue-wed 09:00-17:00; fri 09:00-17:00'],
    ['Mon-Fri: 9:00-05:00', 'mon-fri 09:00-17:00'],
    ['Mon 08:30-05:30', 'mon 08:30-17:30'],
    ['Mon 6-2', 'mon 06:00-14:00'],
    ['Mon 06:00-00:00', 'mon 06:00-00:00'],
    ['By appointment only', 'closed'],
    ['Appointments only, Mon-Fri 9-5', 'mon-fri 09:00-17:00'],
    ['By appointment Sat, Mon-Fri 9-5', 'mon-fri 09:00-17:00'],
    ['By appointment Sat', 'closed'],
    ['Mo-Fr 09:00-17:00 "by appointment"', 'mon-fri 09:00-17:00'],
    ['Mon 9-5; Dec 30 - Jan 2 closed', 'mon 09:00-17:00; 12-30 closed; 12-31 closed; 01-01 closed; 01-02 closed'],
    ['Mon 9-5; Dec 31-Jan 01 off', 'mon 09:00-17:00; 12-31 closed; 01-01 closed'],
    ['2026-12-31 to 2027-01-01 9-12', '2026-12-31 09:00-12:00; 2027-01-01 09:00-12:00'],
    ['closed from Dec 24, 2026 to Dec 25, 2026', '2026-12-24 closed; 2026-12-25 closed'],
    ['Dec 24 and Dec 26 closed', '12-24 closed; 12-26 closed'],
  ])('reads %j', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    ['9am-5pm', /times without days/],
    ['Mon-Fri', /days without times/],
    ['Mon 9', /time without another/],
    ['Fri until noon', /time without another/],
    ...['1-5; Sat until noon', '2-6, Sat until 1', '9-9; Sat until 9am'].map((text): [string, RegExp] => [
      `Mon-Fri ${text}`,
      /time without another/,
    ]),
    ['Mon-Thu 9-5, Sat 10-2, Fri until noon', /time without another/],
    ['1st and 3rd Saturday 9-12', /"1st" is not understood/],
    ['Lunes a viernes', /days without times/],
    ['closed Sun, Mon, Wed, Fri 8:30 to 4:30', /of which days its times are/],
    ['Mon-Fri 9-5; Easter Monday, Sat 10-2', /behind a holiday may be its own/],
    ['Closed Sunday, daily 9-5', /times of a day that is closed before/],
    ['Mon 9-12 closed 12-1', /closed at a time/],
    ['Mon closed 12-1 for lunch, Mon-Fri 9-5', /lunch stands before the times/],
    ['Mon-Fri 9-5; Mon-Thu lunch 12-1', /lunch stands before the times/],
    ['Mon-Fri 9-5, Sat 10-2, lunch 12-1', /of which days its lunch/],
    ['Mon-Fri 9-5, Sat 10-2 (closed 12-1 for lunch)', /of which days its lunch/],
    ['Mon-Fri 9-5; Sat 10-2. Closed for lunch 12-1.', /of which days its lunch/],
    ['Mon-Thu 9-5; lunch 12-1; Fri 9-4', /of which days its lunch/],
    ['lunch 12-1, Mon 9-5, Sat 10-2', /of which days its lunch/],
    ['9-5 Mon (closed 12-1 for lunch), Tue', /days without times/],
    ['Mon 9-5 (lunch 12-1); lunch 1-2', /lunch twice/],
    ['Mon 9-5 (lunch 12-1) (lunch 1-2)', /lunch twice/],
    ['Mon 9-12:30, lunch 12-1', /not within its hours/],
    ['Mon 9-5; Sat 10-12 (lunch 12-1)', /not within its hours/],
    ...['1pm-12pm', '12-12', 'noon-12', '12pm-1am'].map((lunch): [string, RegExp] => [
      `Mon 9-5, lunch ${lunch}`,
      /lunch ends before/,
    ]),
    ['Dec 25 closed; Dec 25 9-12', /says 12-25 twice/],
    ['Jan 1 - Dec 31 closed', /no span of days/],
    ...['until Jan 5', 'through Jan 5', 'from Jan 5', 'until Monday'].map((end): [string, RegExp] => [
      `Mon-Fri 9-5; closed ${end}`,
      /the other end is not said/,
    ]),
    ['Daily 9-5; closed Wed, Jan 1, July 4, Dec 25', /that of the first, or of each week/],
    ['Dec 24 - Dec 45 closed', /no span of days/],
    ['call us', /"call" is not understood/],
    ['Mon 25-26', /not understood/],
    ['', /no times/],
    ['Mon 9-5,'.repeat(251), /more than 2000 characters/],
  ])('cannot read %j', (text, problem) => {
    expect(said(text)).toMatch(problem);
  });

  it('holds special days, holidays and appointments beside the week', () => {
    expect(readHoursText('Mo-Fr 9-5; Sat by appointment; PH off; 2026-12-24 9-12; Dec 25 closed')).toEqual({
      kind: 'hours',
      hours: {
        week: {
          ...Object.fromEntries(
            ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [{ open: '09:00', close: '17:00' }]]),
          ),
          sat: [],
        },
        special: [
          { date: '2026-12-24', spans: [{ open: '09:00', close: '12:00' }] },
          { date: '12-25', spans: [] },
        ],
        byAppointment: ['sat'],
        namesHolidays: true,
      },
    });
  });
});

it.each([
  ['Mon-Fri 9-5 by appointment only', "'by appointment' (mon, tue, wed, thu, fri)"],
  ['Sat by appointment, Mon-Fri 9-5', "'by appointment' (sat)"],
  ['By appointment Sat, Mon-Fri 9-5', "'by appointment' (sat)"],
  ...['and', '&'].map((and): [string, string] => [
    `Mon-Fri 9-5, evenings ${and} weekends by appointment`,
    "'by appointment' (sat, sun)",
  ]),
])('%j tells that appointments are left out', (text, told) => {
  const [last] = readHours(text).remarks.slice(-1);
  expect(last).toEqual({ kind: 'left out', text: `${told} cannot be shown yet` });
});

describe('readHours', () => {
  const NINE_TO_FIVE = { open: '09:00', close: '17:00' };

  it.each<[string, unknown]>([
    ['text', 'Mon 9-5'],
    ['long names', '{"Monday":{"open":"9:00 AM","close":"5:00 PM"}}'],
    ['days of one entry', '{"mon":"9-5"}'],
    ['a close with a zero', '{"mon":{"open":"9:00","close":"05:00"}}'],
    ['texts by day', '{"monday":"9:00 AM - 5:00 PM","tuesday":"Closed"}'],
    [
      'texts of Google',
      { open_now: true, weekday_text: ['Monday: 9:00\u202fAM\u2009–\u20095:00\u202fPM', 'Tuesday: Closed'] },
    ],
    ['texts of Google, by a newer name', { weekdayDescriptions: ['Monday: 9:00 AM – 5:00 PM'] }],
    [
      'days with a text',
      [
        { day: 'Monday', hours: '9 AM to 5 PM' },
        { day: 'Tuesday', hours: 'Closed' },
      ],
    ],
    [
      'a day of schema.org',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '09:00', closes: '17:00' },
    ],
    ['mangled blanks and dashes', 'Mon: 9â€¯AMâ€“5â€¯PM'],
    ['minutes of one digit', '{"Monday":"9:0-17:0"}'],
    ['quotes of Python', "{'Monday': '9AM-5PM', 'Tuesday': 'Closed'}"],
    ['a list with a zone behind it', '["Mo 09:00-17:00"],["UTC":"-5"]'],
    ['a list of texts', '["Monday: 9:00 AM – 5:00 PM","Tuesday: Closed"]'],
    [
      'days of schema.org',
      '[{"@type":"OpeningHoursSpecification","dayOfWeek":"https://schema.org/Monday","opens":"09:00","closes":"17:00"}]',
    ],
    ['JSON that is not text', { mon: [NINE_TO_FIVE], tue: null }],
  ])('reads %s', (_what, written) => {
    expect(readHours(written).value).toEqual({ mon: NINE_TO_FIVE });
  });

  it('leaves the stored form as it is', () => {
    const written = '{"mon":{"open":"09:00","close":"02:00"},"sun":null}';
    expect(readHours(written)).toEqual({ value: written, remarks: [], problem: null });
  });

  it('keeps breaks, and special days by date, and reads its own form again', () => {
    const spans = [
      { open: '09:00', close: '12:00' },
      { open: '13:00', close: '17:00' },
    ];
    const hours = {
      mon: { ...spans[0], more: [spans[1]] },
      special: [
        { date: '12-25', spans: [] },
        { date: '2026-12-24', spans: [spans[0]] },
      ],
    };
    const asFiles = { mon: [...spans].reverse(), '2026-12-24': [spans[0]], '12-25': null };
    expect(readHours(asFiles)).toEqual({ value: hours, remarks: [], problem: null });
    expect(readHours(JSON.stringify(hours)).value).toEqual(hours);
    expect(readHours('Mon 9-12, 1-5; Dec 25 closed; 2026-12-24 9-12')).toEqual({
      value: hours,
      remarks: [
        { kind: 'changed', text: 'read as mon 09:00-12:00, 13:00-17:00; 12-25 closed; 2026-12-24 09:00-12:00' },
      ],
      problem: null,
    });
  });

  it.each([{ open_now: true }, { mon_open: '', mon_close: '' }, '{"open_now":true}', 'Closed on Sundays'])(
    'leaves out %j, which says no hours, and clears none',
    (written) => {
      const remarks = [{ kind: 'left out', text: 'it says no hours' }];
      expect(readHours(written)).toEqual({ value: undefined, remarks, problem: null });
    },
  );

  it.each(['{}', { mon_open: 'Closed', mon_close: 'Closed' }])('%j clears the hours', (written) => {
    expect(readHours(written)).toEqual({ value: null, remarks: [], problem: null });
  });

  it.each<[unknown, RegExp]>([
    ['{"someday":{"open":"09:00","close":"17:00"}}', /no day "someday"/],
    [{ mon: { open: '09:00' } }, /mon must have "open" and "close"/],
    [{ mon: { open: '9:00', close: '25:00' } }, /HH:MM/],
    [{ mon: '10-2, tue 9-5' }, /mon must have the times of its own day alone/],
    [{ mon: null, special: { '12-25': null } }, /must have a list of days behind "special"/],
    [
      {
        special: [
          { date: '12-25', spans: [] },
          { date: '12-25', spans: [] },
        ],
      },
      /says a special day twice/,
    ],
    [{ '12-25': 'closed', special: [{ date: '12-25', spans: [] }] }, /says a special day twice/],
    ['[]', /weekdays/],
    ['{', /is not JSON/],
    [7, /weekdays/],
  ])('refuses %j', (written, problem) => {
    expect(readHours(written).problem).toMatch(problem);
  });
});
