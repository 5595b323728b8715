import { coveredBy } from './uncovered.core.ts';

const button = { top: 600, bottom: 644, left: 20, right: 300 };

const across = { left: 0, right: 375 };
const low = { top: 500, bottom: 667, ...across };

it.each([
  ['as far as what was pressed is covered', button, [low], 144],
  [
    'so far that the topmost of several in a column does not cover it',
    button,
    [
      { ...low, top: 560 },
      { ...low, top: 480 },
    ],
    164,
  ],
  ['nowhere when it stands above', button, [{ ...low, top: 650 }], 0],
  ['nowhere when it stands beside', button, [{ ...low, left: 800, right: 1200 }], 0],
  ['nowhere when what covers it has no height', button, [{ ...low, bottom: 500 }], 0],
  ['nowhere when nothing covers it', button, [], 0],
  ['never so far that it is out of sight', { ...button, top: 30, bottom: 74 }, [{ ...low, top: 0 }], 30],
])('a page moves %s', (_, pressed, covers, by) => {
  expect(coveredBy(pressed, covers)).toBe(by);
});
