import { CLOSEST, viewAround, viewOf } from './views.core.ts';

const houston = { x: 510.4, y: 509.2 };

it('a view of nothing is the whole country', () => {
  expect(viewAround([])).toBe('0-0-0');
});

it('a view of one place is no closer than a few counties', () => {
  expect(viewOf(viewAround([houston]))?.level).toBe(CLOSEST);
});

it.each([
  [[houston, { x: 490, y: 430 }]],
  [[houston, { x: 894, y: 233 }]],
  [[{ x: -45, y: 585 }, houston]],
  [[{ x: 957, y: 30 }]],
  [
    [
      { x: 268, y: 549 },
      { x: 269, y: 550 },
    ],
  ],
])('a view of %j holds all of them, and is the closest that does', (points) => {
  const view = viewOf(viewAround(points));
  if (!view) throw new Error('no view');
  for (const { x, y } of points) {
    const isWithin = x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;
    expect([x, y, isWithin]).toEqual([x, y, true]);
  }
});

it.each(['', '11-0-0', '0-1-0', '3-99-0', '1-1', '../x', '2--1-0', '10-9999-1'])('a view is not called %j', (name) => {
  expect(viewOf(name)).toBeNull();
});
