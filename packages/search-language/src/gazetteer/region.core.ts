import type { Position } from './gazetteer.core.ts';

/** What people call a part of the country that no map of ZIP codes knows by that name. */
export interface Region {
  label: string;
  state: string;
  centre: Position;
  miles: number;
  /** Its name says something else as well: meant only behind `in`, or beside its city or state. */
  isWord: boolean;
}

/** The names are separated by commas. */
export type RegionRow = readonly [names: string, label: string, state: string, lat: number, lng: number, miles: number];

/** By name, in lower case; several may share one (`capitol hill`). */
export function byName(rows: readonly RegionRow[], isWord = false): [name: string, region: Region][] {
  return rows.flatMap(([names, label, state, lat, lng, miles]) => {
    const region = { label, state, centre: { lat, lng }, miles, isWord };
    return names.split(', ').map((name): [string, Region] => [name, region]);
  });
}
