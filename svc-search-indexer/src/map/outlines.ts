import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/** What a part of the country looks like. */
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

/** The Census Bureau's borders, already drawn flat, with Alaska and Hawaii below California. */
function readOutlines(): Outlines {
  const outer = read<{ states: GeometryCollection }>(require.resolve('us-atlas/states-albers-10m.json'));
  const inner = read<{ counties: GeometryCollection }>(require.resolve('us-atlas/counties-albers-10m.json'));
  const stateOf = ({ id }: GeometryObject): string => String(id).slice(0, 2);
  return {
    states: feature(outer, outer.objects.states).features.map(outlineOf),
    stateBorders: linesOf(mesh(outer, outer.objects.states, (a, b) => a !== b)),
    countyBorders: linesOf(mesh(inner, inner.objects.counties, (a, b) => a !== b && stateOf(a) === stateOf(b))),
  };
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
