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

export interface Circle {
  low: number;
  high: number;
  x: number;
  y: number;
  z: number;
  chord: number;
}

export function circleOf({ centre, miles }: { centre: Position; miles: number }): Circle {
  const span = latitudeSpan(miles);
  const [x, y, z] = spherePoint(centre);
  return { low: centre.lat - span, high: centre.lat + span, x, y, z, chord: chordSquared(miles) };
}

/** The band of latitudes is what an index can find; the chord is exact. */
export function within({ centre, miles }: { centre: Position; miles: number }, bind: Bind): string {
  const span = latitudeSpan(miles);
  const from = `${bind(centre.lat - span)}::float8`;
  const to = `${bind(centre.lat + span)}::float8`;
  return `(r.lat between ${from} and ${to} and ${chordTo(centre, bind)} <= ${bind(chordSquared(miles))}::float8)`;
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

export function latitudeSpan(miles: number): number {
  return miles / (EARTH_RADIUS_MILES * RADIANS);
}
