import { beginsNearly } from './near-prefix.core.ts';

describe('a text begins nearly with what was typed', () => {
  it.each([
    ['a wrong letter', 'chigago'],
    ['a missing letter', 'chcago'],
    ['an added letter', 'chiccago'],
    ['two swapped letters', 'chiacgo'],
    ['a mistake in an unfinished word', 'cihc'],
    ['none at all', 'chic'],
  ])('with %s', (_, typed) => {
    expect(beginsNearly('chicago', typed)).toBe(true);
  });

  it.each([
    ['two mistakes', 'chigaco'],
    ['another first letter', 'shicago'],
    ['three letters', 'cih'],
    ['more than the text has', 'chicagoland'],
  ])('not with %s', (_, typed) => {
    expect(beginsNearly('chicago', typed)).toBe(false);
  });
});
