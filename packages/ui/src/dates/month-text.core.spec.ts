import { monthText } from './month-text.core.ts';

it('a month is written in words', () => {
  expect(['2026-03', '1950-01', '2026-12', '2026-13', '', 'x'].map(monthText)).toEqual([
    'March 2026',
    'January 1950',
    'December 2026',
    '',
    '',
    '',
  ]);
});
