import { expect, it } from '@jest/globals';
import { withPosition } from './one-cell-position.core.ts';

it.each<[unknown, unknown, unknown]>([
  ['42.36, -71.06', '42.36', '-71.06'],
  ['(42.36,-71.06)', '42.36', '-71.06'],
  ['42.36 -71.06', '42.36', '-71.06'],
  ['POINT (-71.06 42.36)', '42.36', '-71.06'],
  ['POINT Z (-71.06 42.36 12.5)', '42.36', '-71.06'],
  ['SRID=4326;POINT(-71.06 42.36)', '42.36', '-71.06'],
  ['[-71.06, 42.36]', '42.36', '-71.06'],
  ['[-71.06, 42.36, 0]', '42.36', '-71.06'],
  [[-71.06, 42.36], 42.36, -71.06],
  [[-71.06, 42.36, 12], 42.36, -71.06],
  [[-71.06], [-71.06], [-71.06]],
  [null, null, null],
  ['Suffolk', 'Suffolk', 'Suffolk'],
])('%j is %j, %j', (position, latitude, longitude) => {
  expect(withPosition({ position })).toEqual({ latitude, longitude });
});

it('goes behind columns of latitude and longitude', () => {
  expect(withPosition({ position: '1, 2', latitude: '42', longitude: '-71' })).toEqual({});
});
