import type { Position } from '@lawdex/contracts';
import type { Bind } from './binder.core.ts';
import { chordSquared, latitudeSpan, spherePoint } from './geo.core.ts';

/** The square of the straight line from a position to a row, see `spherePoint`. */
export function chordTo(position: Position, bind: Bind): string {
  const square = (axis: string, value: number): string => {
    const to = `${bind(value)}::float8`;
    return `(r.${axis} - ${to}) * (r.${axis} - ${to})`;
  };
  const [x, y, z] = spherePoint(position);
  return `(${square('x', x)} + ${square('y', y)} + ${square('z', z)})`;
}

/** The circle of `within`, as numbers. */
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
