import { cityCalled } from './place-fold.core.ts';

it.each([
  ['NYC', 'NY', 'New York'],
  ['N.Y.C.', 'NY', 'New York'],
  ['Phila.', 'PA', 'Philadelphia'],
  ['Philadelphia', 'PA', undefined],
  ['NYC', 'PA', undefined],
])('%s in %s is called %s', (name, state, city) => {
  expect(cityCalled(name, state)).toBe(city);
});
