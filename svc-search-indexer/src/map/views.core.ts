import { geoAlbersUsa, geoConicEqualArea } from 'd3-geo';
import type { Position } from '@lawdex/contracts';

/** A rectangle of the drawing of the country, in its units: 975 are as wide as the 48 states. */
export interface View {
  /** Each level shows 1/1.4 of the one before; 0 is the whole country. */
  level: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

// With Alaska's islands, which are drawn beyond the left end.
const COUNTRY = { x: -60, y: -2, width: 1030, height: 620 };
/** About 150 km wide, a few counties: there are no streets to see, closer. */
export const CLOSEST = 10;
// Views begin at places of a grid, so that searches of one region share a drawing.
const STEPS = 8;
const MARGIN = 0.1;

const sizeOf = (level: number): { width: number; height: number } => ({
  width: COUNTRY.width / Math.SQRT2 ** level,
  height: COUNTRY.height / Math.SQRT2 ** level,
});

const columnsOf = (level: number): number => Math.ceil((Math.SQRT2 ** level - 1) * STEPS);

/** The view of that name, `level-column-row`; null of what is none. */
export function viewOf(name: string): View | null {
  const [level = NaN, column = NaN, row = NaN] = /^\d{1,2}-\d{1,3}-\d{1,3}$/.test(name)
    ? name.split('-').map(Number)
    : [];
  if (!(level <= CLOSEST) || !(column <= columnsOf(level)) || !(row <= columnsOf(level))) return null;
  const { width, height } = sizeOf(level);
  return {
    level,
    x: COUNTRY.x + (column * width) / STEPS,
    y: COUNTRY.y + (row * height) / STEPS,
    width,
    height,
  };
}

/** The name of the closest view that holds all points with room around them. */
export function viewAround(points: readonly Point[]): string {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  for (let level = points.length > 0 ? CLOSEST : 0; level > 0; level--) {
    const { width, height } = sizeOf(level);
    const room = 1 - 2 * MARGIN;
    if (right - left > width * room || bottom - top > height * room) continue;
    const at = (middle: number, start: number, size: number): number => {
      const place = Math.round(((middle - size / 2 - start) / size) * STEPS);
      return Math.min(Math.max(place, 0), columnsOf(level));
    };
    const column = at((left + right) / 2, COUNTRY.x, width);
    const row = at((top + bottom) / 2, COUNTRY.y, height);
    return `${level}-${column}-${row}`;
  }
  return '0-0-0';
}

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
