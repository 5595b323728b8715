import { coveredBy } from './uncovered.core.ts';

const button = { top: 600, bottom: 644, left: 20, right: 300 };

it('a page moves as far as what was pressed is covered', () => {
  expect(coveredBy(button, [{ top: 500, bottom: 667, left: 0, right: 375 }])).toBe(144);
});

it('of several in a column the topmost counts', () => {
  const column = [
    { top: 560, bottom: 667, left: 0, right: 375 },
    { top: 480, bottom: 560, left: 0, right: 375 },
  ];
  expect(coveredBy(button, column)).toBe(164);
});

it.each([
  ['stands above', [{ top: 650, bottom: 667, left: 0, right: 375 }]],
  ['stands beside', [{ top: 500, bottom: 667, left: 800, right: 1200 }]],
  ['is covered by what has no height', [{ top: 500, bottom: 500, left: 0, right: 375 }]],
  ['is covered by nothing', []],
])('a page stays where it is when what was pressed %s', (_, covers) => {
  expect(coveredBy(button, covers)).toBe(0);
});

it('what was pressed is never moved out of sight', () => {
  expect(coveredBy({ ...button, top: 30, bottom: 74 }, [{ top: 0, bottom: 667, left: 0, right: 375 }])).toBe(30);
});
