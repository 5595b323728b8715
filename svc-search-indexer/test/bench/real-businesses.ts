import { readFileSync } from 'node:fs';
import type { BusinessRecord } from '@lawdex/contracts';
import { parse } from 'csv-parse/sync';
import { business, uuidOf } from '../businesses.ts';

type Row = Record<'name' | 'city' | 'state' | 'zipCode' | 'latitude' | 'longitude' | 'timeZone', string>;

/** The organisations of a file that `npm run import` takes, as far as searches by name need them. */
export function businessesOf(file: string): BusinessRecord[] {
  const rows = parse<Row>(readFileSync(file, 'utf8'), { columns: true });
  return rows.map(({ name, city, state, zipCode, latitude, longitude, timeZone }, index) =>
    business({
      id: uuidOf(`line ${index} of ${file}`),
      name,
      practice: null,
      in: { city, state, zip: zipCode, lat: Number(latitude), lng: Number(longitude), tz: timeZone },
    }),
  );
}
