import { stateName } from '@lawdex/contracts/us-states';
import { parse } from 'csv-parse/sync';
import zipcodes from 'zipcodes';
import { z } from 'zod';
import { timeZoneAt } from '../places/us-places.ts';
import { readDemoFile } from './demo-texts.ts';
import type { Place, PlaceZip } from './place.core.ts';

const cities = z.array(
  z.strictObject({
    city: z.string().min(1),
    state: z.string().length(2),
    weight: z.coerce.number().positive(),
    areaCodes: z.string().min(1),
    postalName: z.string(),
  }),
);

/** The demo cities with their real ZIP codes, coordinates and time zones. Source: the `zipcodes` and `tz-lookup` packages. */
export function loadPlaces(): Place[] {
  const rows = cities.parse(parse(readDemoFile('cities.csv'), { columns: true }));
  return rows.map(({ city, state, weight, areaCodes, postalName }) => ({
    city,
    state,
    stateName: stateName(state) ?? state,
    weight,
    areaCodes: areaCodes.split(' '),
    zips: inMainZone(zipcodes.lookupByName(postalName || city, state).flatMap(placeZip)),
  }));
}

function placeZip({ zip, latitude, longitude }: { zip: string; latitude: number; longitude: number }): PlaceZip[] {
  const timeZone = timeZoneAt(latitude, longitude);
  return timeZone === null ? [] : [{ zip, latitude, longitude, timeZone }];
}

// The data has a New York ZIP in Kyrgyzstan (a lost minus sign) and a Laredo one across the Mexican border.
function inMainZone(zips: PlaceZip[]): PlaceZip[] {
  const counts = new Map<string, number>();
  for (const { timeZone } of zips) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1);
  const [main] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return zips.filter(({ timeZone }) => timeZone === main);
}
