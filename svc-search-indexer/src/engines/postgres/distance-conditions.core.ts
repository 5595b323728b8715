import { EARTH_RADIUS_MILES, type Position } from '@lawdex/contracts';
import type { Bind } from './binder.core.ts';

/** The square of the straight line from a position to a row, see `spherePoint`. */
export function chordTo(position: Position, bind: Bind): string {
  const square = (axis: string, value: number): string => {
    const to = `${bind(value)}::float8`;
    return `(r.${axis} - ${to}) * (r.${axis} - ${to})`;
  };
  const [x, y, z] = spherePoint(position);
  return `(${square('x', x)} + ${square('y', y)} + ${square('z', z)})`;
}

interface Circle {
  centre: Position;
  miles: number;
}

export function circleOf({ centre, miles }: Circle) {
  const span = miles / (EARTH_RADIUS_MILES * RADIANS);
  const [x, y, z] = spherePoint(centre);
  return { low: centre.lat - span, high: centre.lat + span, x, y, z, chord: chordSquared(miles) };
}

/** The band of latitudes is what an index can find; the chord is exact. */
export function within(circle: Circle, bind: Bind): string {
  const { low, high, chord } = circleOf(circle);
  const isBetween = `r.lat between ${bind(low)}::float8 and ${bind(high)}::float8`;
  return `(${isBetween} and ${chordTo(circle.centre, bind)} <= ${bind(chord)}::float8)`;
}

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
