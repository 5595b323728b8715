import { strayed } from './budget.core.ts';

it.each([
  ['is as it was', 1000, []],
  ['grew by what texts and versions do', 1020, []],
  ['grew by more', 1021, ['home: html grew from 1000 to 1021']],
  ['fell by a little', 950, []],
  ['fell by more, so that the budget is to be written anew', 949, ['home: html fell from 1000 to 949']],
])('a page that %s', (_, html, lines) => expect(strayed('home', { html: 1000 }, { html })).toEqual(lines));

it('one call more is told, and so is a figure that has no budget', () => {
  expect(strayed('home', { calls: 6 }, { calls: 7, html: 1 })).toEqual([
    'home: calls grew from 6 to 7',
    'home: html grew from 0 to 1',
  ]);
});
