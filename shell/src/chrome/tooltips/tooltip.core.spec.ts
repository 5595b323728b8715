import { placeTooltip } from './tooltip.core.ts';

const tooltip = { width: 100, height: 30 };
const view = { width: 375, height: 600 };

it.each([
  ['stands under the middle of what it names', { left: 100, top: 100, width: 40, height: 40 }, { left: 70, top: 146 }],
  ['stands above it at the end of the window', { left: 100, top: 550, width: 40, height: 40 }, { left: 70, top: 514 }],
  ['keeps off the left edge', { left: 0, top: 100, width: 40, height: 40 }, { left: 8, top: 146 }],
  ['keeps off the right edge', { left: 335, top: 100, width: 40, height: 40 }, { left: 267, top: 146 }],
])('a tooltip %s', (_name, named, place) => {
  expect(placeTooltip(named, tooltip, view)).toEqual(place);
});
