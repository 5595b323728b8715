import { geoIdentity, geoPath, geoTransform } from 'd3-geo';
import { once } from '@lawdex/search-language/dictionary';
import { LRUCache } from 'lru-cache';
import { viewOf, type View, pointOf } from './views.core.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';

/** How wide a drawing is, in its own units: about a pixel each. */
const WIDTH = 640;
// From here on counties are wide enough to see.
const COUNTY_LEVEL = 4;
// In pixels of the drawing: points that are closer to the last one are left out.
const LEAST_STEP = 1.4;
const MOST_DRAWINGS = 300;

const drawings = new LRUCache<string, string>({ max: MOST_DRAWINGS });

/** A view of the land as SVG without colors, which follow from where it is used; null when there is no such view. */
export function landOf(name: string): string | null {
  const known = drawings.get(name);
  if (known) return known;
  const view = viewOf(name);
  if (!view) return null;
  const drawn = draw(view, outlines());
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

const require = createRequire(import.meta.url);

export interface Outline {
  shape: Parameters<ReturnType<typeof geoPath>>[0];
  bounds: { left: number; top: number; right: number; bottom: number };
}

export interface Outlines {
  states: readonly Outline[];
  stateBorders: readonly Outline[];
  countyBorders: readonly Outline[];
}

type Nested = number[] | Nested[];

// Puerto Rico and the US Virgin Islands, by the Census Bureau's numbers.
const ISLANDS = new Set(['72', '78']);

/** The Census Bureau's borders, already drawn flat, with Alaska and Hawaii below California; only the Caribbean islands are drawn here. */
function readOutlines(): Outlines {
  const outer = read<{ states: GeometryCollection }>(require.resolve('us-atlas/states-albers-10m.json'));
  const inner = read<{ counties: GeometryCollection }>(require.resolve('us-atlas/counties-albers-10m.json'));
  const round = read<Record<'states' | 'counties', GeometryCollection>>(require.resolve('us-atlas/counties-10m.json'));
  return {
    states: [
      ...feature(outer, outer.objects.states).features,
      ...feature(round, islandsOf(round.objects.states)).features.map(({ geometry }) => flat(geometry)),
    ].map(outlineOf),
    stateBorders: linesOf(mesh(outer, outer.objects.states, (a, b) => a !== b)),
    countyBorders: [
      ...linesOf(mesh(inner, inner.objects.counties, isWithinState)),
      ...linesOf(flat(mesh(round, islandsOf(round.objects.counties), isWithinState))),
    ],
  };
}

const stateOf = ({ id }: GeometryObject): string => String(id).slice(0, 2);

const isWithinState = (a: GeometryObject, b: GeometryObject): boolean => a !== b && stateOf(a) === stateOf(b);

const islandsOf = (all: GeometryCollection): GeometryCollection => ({
  ...all,
  geometries: all.geometries.filter((one) => ISLANDS.has(stateOf(one))),
});

const flat = <Shape extends object>(shape: Shape): Shape =>
  'coordinates' in shape ? { ...shape, coordinates: flatCoordinates(shape.coordinates as Nested) } : shape;

function flatCoordinates(coordinates: Nested): Nested {
  const [lng, lat] = coordinates;
  if (typeof lng !== 'number' || typeof lat !== 'number') return (coordinates as Nested[]).map(flatCoordinates);
  const at = pointOf({ lat, lng });
  if (!at) throw new Error(`${lat}, ${lng} is not in the drawing.`);
  return [at.x, at.y];
}

const read = <Objects extends Topology['objects']>(file: string): Topology<Objects> =>
  JSON.parse(readFileSync(file, 'utf8')) as Topology<Objects>;

const linesOf = ({ coordinates }: ReturnType<typeof mesh>): Outline[] =>
  coordinates.map((line) => outlineOf({ type: 'LineString', coordinates: line }));

function outlineOf(shape: Outline['shape']): Outline {
  const [[left, top], [right, bottom]] = geoPath().bounds(shape);
  return { shape, bounds: { left, top, right, bottom } };
}

/** Read soon after the service has started: for who asks for the first map, it would take too long. */
export const outlines = once(readOutlines);
