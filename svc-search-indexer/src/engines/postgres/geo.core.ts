import { EARTH_RADIUS_MILES, type Position } from '@lawdex/contracts';

const RADIANS = Math.PI / 180;

/** On the unit sphere, where the straight line between two points grows with their distance: three multiplications a row. */
export function spherePoint({ lat, lng }: Position): [x: number, y: number, z: number] {
  const flat = Math.cos(lat * RADIANS);
  return [flat * Math.cos(lng * RADIANS), flat * Math.sin(lng * RADIANS), Math.sin(lat * RADIANS)];
}

/** Square of the straight line through the unit sphere that spans so many miles on the ground. */
export function chordSquared(miles: number): number {
  return (2 * Math.sin(miles / EARTH_RADIUS_MILES / 2)) ** 2;
}

export function milesOfChord(squared: number): number {
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(squared) / 2));
}

/** Degrees of latitude that so many miles span. */
export function latitudeSpan(miles: number): number {
  return miles / (EARTH_RADIUS_MILES * RADIANS);
}
