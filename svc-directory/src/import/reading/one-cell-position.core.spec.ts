import { expect, it } from '@jest/globals';
import { positionBehind, withPosition } from './one-cell-position.core.ts';

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
  ['42.36N, 71.06W', '42.36N', '71.06W'],
  ['N42.36 W 71.06', 'N42.36', 'W 71.06'],
  [`42° 21' 36" N, 71°3'36"W`, `42° 21' 36" N`, `71°3'36"W`],
  ['42.36,−71.06', '42.36', '-71.06'],
  ['42.36 / -71.06', '42.36', '-71.06'],
  ['geo:42.36,-71.06', '42.36', '-71.06'],
  ['lat: 42.36, lng: -71.06', '42.36', '-71.06'],
  ['{"latitude":"42.36","longitude":"-71.06"}', '42.36', '-71.06'],
  ['42.36', '42.36', null],
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

it.each([
  [
    { address: '1 Main St\nBoston, MA 02108\n(42.36, -71.06)' },
    { address: '1 Main St\nBoston, MA 02108', latitude: '42.36', longitude: '-71.06' },
    'changed',
  ],
  [{ address: '(42.36, -71.06)' }, { address: null, latitude: '42.36', longitude: '-71.06' }, 'changed'],
  [{ address: '1 Main St (42.3, -71)', latitude: '42', longitude: '-71' }, { address: '1 Main St' }, 'left out'],
])('a position behind an address is taken from it: %j', (raw, fields, kind) => {
  expect(positionBehind(raw)).toMatchObject({ fields, told: { kind } });
});

it.each(['1 Main St (rear)', '1 Main St (2, 3 and 4)', '1 Main St'])('%j has no position behind it', (address) => {
  expect(positionBehind({ address })).toBeNull();
});
