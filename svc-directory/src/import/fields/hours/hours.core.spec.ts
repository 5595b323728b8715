import { readHours } from './hours.core.ts';
import HOURS from '../../../../test/cases/hours.json' with { type: 'json' };

const told = (written: unknown): string[] => readHours(written).remarks.map(({ text }) => text.replace('read as ', ''));

it.each(Object.entries(HOURS.read))('%j is read as %s', (text, expected) => {
  expect(told(text)).toEqual([expected]);
});

it.each(['Mon 8-9', 'Mon 6-2', 'Mon 2-2:30'])('%j has other readings, which is told', (text) => {
  expect(told(text)).toEqual([expect.anything(), expect.stringMatching(/ is a guess: write am and pm$/)]);
});

it.each(Object.entries(HOURS.refused))('%j is refused, because %s', (text, problem) => {
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
