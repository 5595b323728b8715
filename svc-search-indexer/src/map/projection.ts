import { geoAlbersUsa } from 'd3-geo';
import type { Position } from '../engines/plan.core.ts';
import type { Point } from './views.core.ts';

// As the drawings of us-atlas were made.
const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

/** Where a position is in the drawing; null outside the fifty states. */
export function pointOf({ lat, lng }: Position): Point | null {
  const at = albers([lng, lat]);
  return at && { x: at[0], y: at[1] };
}
