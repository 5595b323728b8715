import { readHours } from './hours.core.ts';

const told = (written: unknown): string[] => readHours(written).remarks.map(({ text }) => text.replace('read as ', ''));

it.each([
  ['Mon-Fri 9am-5pm', 'mon-fri 09:00-17:00'],
  ['Mo-Fr 09:00-12:00,13:00-17:00', 'mon-fri 09:00-12:00, 13:00-17:00'],
  ['M-F 9-5', 'mon-fri 09:00-17:00'],
  ['Monday through Friday: 9:00 a.m. to 5:00 p.m.', 'mon-fri 09:00-17:00'],
  ['Mon – Fri 8:30 AM – 5:00 PM; Sat 10-2; Sun closed', 'mon-fri 08:30-17:00; sat 10:00-14:00'],
  ['Mon: 9-5, Tue: 9-5, Wed: 10-4', 'mon-tue 09:00-17:00; wed 10:00-16:00'],
  [
    'Mon, Wed and Fri 9-12 & 1-5',
    'mon 09:00-12:00, 13:00-17:00; wed 09:00-12:00, 13:00-17:00; fri 09:00-12:00, 13:00-17:00',
  ],
  ['Office hours: weekdays open from 8 to 6', 'mon-fri 08:00-18:00'],
  ['Monday 9:00 AM–5:00 PM\nTuesday Closed', 'mon 09:00-17:00'],
  ['Monday - Friday: \n 8:30 am-4:30 pm', 'mon-fri 08:30-16:30'],
  ['24/7', 'mon-sun 00:00-00:00'],
  ['Mon-Sun: Open 24 hours', 'mon-sun 00:00-00:00'],
  ['Mo-Su 00:00-24:00', 'mon-sun 00:00-00:00'],
  ['Daily closed', 'closed'],
  ['Fri 6pm-midnight', 'fri 18:00-00:00'],
  ['Sat noon-5', 'sat 12:00-17:00'],
  ['Fri 8pm-2am', 'fri 20:00-02:00'],
  ['Mon 1-5pm', 'mon 13:00-17:00'],
  ['Mon 12-5', 'mon 12:00-17:00'],
  ['Mon 9-17', 'mon 09:00-17:00'],
  ['Mon 0900-1700', 'mon 09:00-17:00'],
  ['Mon 9a-5p', 'mon 09:00-17:00'],
  ['Mon 09:00:00-05:00:00', 'mon 09:00-17:00'],
  ['Mon 22:00-06:00', 'mon 22:00-06:00'],
  ['Fri-Mon 9-5', 'mon 09:00-17:00; fri-sun 09:00-17:00'],
  ['Mo-Fr 9-5; We closed', 'mon-tue 09:00-17:00; thu-fri 09:00-17:00'],
  ['Mon-Fri 9-12; Mon 1-5; Tue 9-12', 'mon 09:00-12:00, 13:00-17:00; tue-fri 09:00-12:00'],
  [
    'Tue, Thu, 9:15-12:15, 1-4; Wed-Fri, 9:15-12:15',
    'tue 09:15-12:15, 13:00-16:00; wed 09:15-12:15; thu 09:15-12:15, 13:00-16:00; fri 09:15-12:15',
  ],
  ['Mon 9-5, Dec. 24th 9-12, Dec 25, Jan 1 closed', 'mon 09:00-17:00; 01-01 closed; 12-24 09:00-12:00; 12-25 closed'],
  [
    'Mon 9-5; 2026-12-24 9-12; December 31, 2026 closed; Feb 29 10-2',
    'mon 09:00-17:00; 02-29 10:00-14:00; 2026-12-24 09:00-12:00; 2026-12-31 closed',
  ],
])('%j is read as %s', (text, expected) => {
  expect(told(text)).toEqual([expected]);
});

it.each(['Mon 8-9', 'Mon 6-2', 'Mon 2-2:30'])('%j has other readings, which is told', (text) => {
  expect(told(text)).toEqual([expect.anything(), expect.stringMatching(/ is a guess: write am and pm$/)]);
});

it.each([
  ['9-5 Mon-Fri. Weekends by appointment', '"9-5 mon-fri. weekends by appointment" is not understood'],
  ['Mon-Fri 9-5. Weekends by appointment', '"weekends by appointment" is not understood'],
  ['Mon-Fri 9-5, lunch 12-1', '"lunch 12-1" is not understood'],
  ['Mon 9-12 closed 12-1', '"mon 9-12 closed 12-1" is not understood'],
  ['Closed Sunday, daily 9-5', '"closed sunday, daily 9-5" is not understood'],
  ['Daily, 8 am-8 pm EST', '"daily, 8 am-8 pm est" is not understood'],
  ['Mon 9-5; Thursday, Dec 24 closed', '"thursday, dec 24 closed" is not understood'],
  ['Mon 9-5; Dec 24-26 closed', '"dec 24-26 closed" is not understood'],
  ['Mon 9-5; 12/25 closed', '"12/25 closed" is not understood'],
  ['Mon 9-5; Christmas closed', '"christmas closed" is not understood'],
  ['Mon 9-5; Dec 24 2000-2200', '"dec 24 2000-2200" is not understood'],
  ['1st Saturday 9-12', '"1st saturday 9-12" is not understood'],
  ['Mon 9', '"mon 9" is not understood'],
  ['Mon 9-5-6', '"mon 9-5-6" is not understood'],
  ['Mon 13pm-5', '"mon 13pm-5" is not understood'],
  ['Mon 9:60-17', '"mon 9:60-17" is not understood'],
  ['Monopoly 9-5', '"monopoly 9-5" is not understood'],
  ['closed', '"closed" is not understood'],
  ['Sun closed', 'it says no times'],
  ['Dec 25 closed', 'it says no times'],
  [';', '";" is not understood'],
  ['Mon 9-5; Feb 30 closed', 'the calendar has no 02-30'],
  ['Mon 9-5; 2025-02-29 closed', 'the calendar has no 2025-02-29'],
  ['Mon 9-5; Dec 25 closed; Dec 25 9-12', 'it says 12-25 twice, in different ways'],
  ['Mon-Fri 9-5; Fri 9-1', 'it says fri twice, in different ways'],
  ['Mon closed; Mon 9-5', 'it says mon twice, in different ways'],
])('%j is refused, because %s', (text, problem) => {
  expect(readHours(text)).toEqual({
    value: null,
    remarks: [],
    problem: `${problem}; write Mon-Fri 9am-5pm; Sat 10am-2pm; Dec 25 closed`,
  });
});

const [morning, afternoon] = [
  { open: '09:00', close: '12:00' },
  { open: '13:00', close: '17:00' },
];
it.each<[unknown, unknown]>([
  [
    { mon: [morning, afternoon], tue: [] },
    { mon: { ...morning, more: [afternoon] }, tue: null },
  ],
  [JSON.stringify({ mon: [morning] }), { mon: morning }],
  [
    { mon: morning, special: [] },
    { mon: morning, special: [] },
  ],
  ['{ }', null],
  [['Mon 9am-12pm', 'Tue: closed'], { mon: morning }],
  ['["Mon 9-12"]', { mon: morning }],
  [7, 7],
])('JSON %j is %j in the stored form', (written, value) => {
  expect(readHours(written)).toMatchObject({ value, problem: null });
});
