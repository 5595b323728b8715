import { geoIdentity, geoPath, geoTransform } from 'd3-geo';
import { LRUCache } from 'lru-cache';
import { OUTLINES, type Outline, type Outlines } from './outlines.ts';
import { viewOf, type View } from './views.core.ts';

/** How wide a drawing is, in its own units: about a pixel each. */
const WIDTH = 640;
// From here on counties are wide enough to see.
const COUNTY_LEVEL = 4;
// In pixels of the drawing: points that are closer to the last one are left out.
const LEAST_STEP = 1.4;
// A few megabytes.
const MOST_DRAWINGS = 300;

const drawings = new LRUCache<string, string>({ max: MOST_DRAWINGS });

/** A view of the land as SVG without colors, which follow from where it is used; null when there is no such view. */
export function landOf(name: string): string | null {
  const known = drawings.get(name);
  if (known) return known;
  const view = viewOf(name);
  if (!view) return null;
  const drawn = draw(view, OUTLINES);
  drawings.set(name, drawn);
  return drawn;
}

export function draw(view: View, { states, stateBorders, countyBorders }: Outlines): string {
  const scale = WIDTH / view.width;
  const height = Math.round(view.height * scale);
  const frame = geoIdentity()
    .scale(scale)
    .translate([-view.x * scale, -view.y * scale])
    .clipExtent([
      [-2, -2],
      [WIDTH + 2, height + 2],
    ]);
  const coarse = coarser(LEAST_STEP / scale);
  const path = geoPath({ stream: (sink) => coarse.stream(frame.stream(sink)) }).digits(1);
  const isSeen = ({ bounds: { left, top, right, bottom } }: Outline): boolean =>
    left < view.x + view.width && right > view.x && top < view.y + view.height && bottom > view.y;
  const line = (id: string, parts: readonly Outline[]): string =>
    `<path id="${id}" d="${parts
      .filter(isSeen)
      .map(({ shape }) => path(shape) ?? '')
      .join('')}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">`,
    line('land', states),
    line('counties', view.level < COUNTY_LEVEL ? [] : countyBorders),
    line('states', stateBorders),
    '</svg>',
  ].join('');
}

/** Leaves out points of lines that are less than a step apart; a line keeps its ends, where others begin. */
function coarser(step: number): ReturnType<typeof geoTransform> {
  let last: [number, number] | null = null;
  let left: [number, number] | null = null;
  return geoTransform({
    lineStart() {
      last = left = null;
      this.stream.lineStart();
    },
    point(x, y) {
      left = [x, y];
      if (last && Math.hypot(x - last[0], y - last[1]) < step) return;
      last = left;
      left = null;
      this.stream.point(x, y);
    },
    lineEnd() {
      if (left) this.stream.point(...left);
      this.stream.lineEnd();
    },
  });
}
