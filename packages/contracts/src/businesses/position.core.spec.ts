import { milesBetween, readPosition } from './position.core.ts';

describe('a position in an address', () => {
  it.each(['41.88,-87.63', '-90,180', '0,0'])('is read: %s', (written) => {
    expect(readPosition(written)).toBe(written);
  });

  it.each(['', '41.88', '91,0', '0,181', '41.88, -87.63', '1e1,2', 'NaN,NaN', '41.88,-87.63,1'])(
    'is none: %p',
    (written) => {
      expect(readPosition(written)).toBeUndefined();
    },
  );
});

it('miles between two positions are those of a map', () => {
  const chicago = { lat: 41.8831, lng: -87.6292 };
  const houston = { lat: 29.7594, lng: -95.3594 };
  expect(milesBetween(chicago, houston)).toBeCloseTo(942, 0);
  expect(milesBetween(chicago, chicago)).toBe(0);
  expect(milesBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(69.1, 1);
});
