import { putsAway } from './LateParts.tsx';

it.each([
  ['is put away from who reads on', { from: 400, to: 500, isPast: true }, true],
  ['comes back to who goes back', { from: 500, to: 400, isPast: true }, false],
  ['stays as it is while a finger trembles', { from: 500, to: 493, isPast: true }, null],
  ['stands on top of the page, whichever way', { from: 0, to: 60, isPast: false }, false],
])('the header %s', (_, scroll, away) => {
  expect(putsAway(scroll)).toBe(away);
});
