import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { pointOf } from './projection.ts';

const require = createRequire(import.meta.url);

/** The outline of a part of the country. */
export interface Outline {
  shape: Parameters<ReturnType<typeof geoPath>>[0];
  bounds: { left: number; top: number; right: number; bottom: number };
}

export interface Outlines {
  states: readonly Outline[];
  stateBorders: readonly Outline[];
  /** Within the states. */
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

/** Positions become points of the drawing. */
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

/** Read when the service starts: for who asks for the first map, it would take too long. */
export const OUTLINES = readOutlines();
