import { percentText, rateText } from './removal-rate.core.ts';

it.each([
  [0, 0, '–', '0 of 0 reviews were removed'],
  [1, 0, '0%', '0 of 1 review were removed'],
  [500, 12, '2.4%', '12 of 500 reviews were removed'],
  [40, 1, '2.5%', '1 of 40 reviews was removed'],
  [50, 1, '2%', '1 of 50 reviews was removed'],
  [20_000, 1, 'below 0.1%', '1 of 20,000 reviews was removed'],
  [2, 2, '100%', '2 of 2 reviews were removed'],
])('of %i reviews %i removed', (written, removed, percent, text) => {
  expect(percentText({ written, removed })).toBe(percent);
  expect(rateText({ written, removed })).toBe(text);
});
