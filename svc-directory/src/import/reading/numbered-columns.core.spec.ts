import { expect, it } from '@jest/globals';
import { listedColumns } from './numbered-columns.core.ts';

it('puts columns together that are items of one list', () => {
  const { names, cells } = listedColumns([
    'title',
    'categories/1',
    'openingHours/0/day',
    'openingHours/0/hours',
    'openingHours/1/day',
    'openingHours/1/hours',
    'categories/0',
    'zip.0',
  ]);
  expect(names).toEqual(['title', 'categories', 'openingHours', 'zip']);
  expect(cells(['A', 'Tax Law', 'Monday', '9 AM to 5 PM', '', '', ' Wills ', '02108'])).toEqual([
    'A',
    'Wills; Tax Law',
    'Monday 9 AM to 5 PM',
    '02108',
  ]);
});

it('puts both times of a weekday together', () => {
  const { names, cells } = listedColumns([
    'name',
    'Monday Open',
    'Monday Close',
    'tue_opens',
    'tue_closes',
    'Sun Open',
  ]);
  expect(names).toEqual(['name', 'Monday', 'tue', 'Sun Open']);
  expect(cells(['A', '00:00', '00:00', '12 AM', '12 AM', ''])).toEqual(['A', '00:00 - 00:00', '12 AM - 12 AM', '']);
  expect(cells(['A', '', '5 PM', '9 AM', '9 AM', ''])).toEqual(['A', '5 PM', '9 AM', '']);
  expect(cells(['A', '9 AM', '5 PM', 'Closed', 'Closed', ''])).toEqual(['A', '9 AM - 5 PM', 'Closed', '']);
});

it('puts several times of a weekday together, as Facebook names them', () => {
  const { names, cells } = listedColumns(['hours.mon_1_open', 'hours.mon_1_close', 'mon_2_open', 'mon_2_close']);
  expect(names).toEqual(['mon']);
  expect(cells(['09:00', '12:00', '13:00', '17:00'])).toEqual(['09:00 - 12:00, 13:00 - 17:00']);
  expect(cells(['09:00', '12:00', '', ''])).toEqual(['09:00 - 12:00']);
  expect(cells([])).toEqual([undefined]);
});

it.each([[['Phone', 'Phone.1']], [['Zip/4']], [['a/b', '']]])('leaves columns %j as they are', (names) => {
  expect(listedColumns(names).names).toEqual(names);
  expect(listedColumns(names).cells(names)).toEqual(names);
});
