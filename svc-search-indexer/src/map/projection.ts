import { geoAlbersUsa, geoConicEqualArea } from 'd3-geo';
import type { Position } from '@lawdex/contracts';
import type { Point } from './views.core.ts';

// As the drawings of us-atlas were made.
const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

// Puerto Rico and the US Virgin Islands, which those drawings leave out: east of Florida, as large as there is room for.
const caribbean = geoConicEqualArea()
  .parallels([8, 18])
  .rotate([66.1, 0])
  .center([0, 18.2])
  .scale(2200)
  .translate([908, 562]);
const CARIBBEAN = { west: -68, east: -64.5, south: 17.6, north: 18.6 };

/** Where a position is in the drawing; null outside the fifty states, Puerto Rico and the US Virgin Islands. */
export function pointOf({ lat, lng }: Position): Point | null {
  const at = albers([lng, lat]) ?? (isCaribbean({ lat, lng }) ? caribbean([lng, lat]) : null);
  return at && { x: at[0], y: at[1] };
}

const isCaribbean = ({ lat, lng }: Position): boolean =>
  lng > CARIBBEAN.west && lng < CARIBBEAN.east && lat > CARIBBEAN.south && lat < CARIBBEAN.north;
