import { beginsNearly } from './near-prefix.core.ts';

it.each([
  ['a wrong letter', 'chigago'],
  ['a missing letter', 'chcago'],
  ['an added letter', 'chiccago'],
  ['two swapped letters', 'chiacgo'],
  ['a mistake in an unfinished word', 'cihc'],
  ['none at all', 'chic'],
])('a text begins nearly with what was typed with %s', (_, typed) => {
  expect(beginsNearly('chicago', typed)).toBe(true);
});

it.each([
  ['two mistakes', 'chigaco'],
  ['another first letter', 'shicago'],
  ['three letters', 'cih'],
  ['more than the text has', 'chicagoland'],
])('a text does not begin nearly with %s', (_, typed) => {
  expect(beginsNearly('chicago', typed)).toBe(false);
});
