import { milesBetween, type Position } from '@lawdex/contracts';
import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';
import { asIs, doubtful, leftOut, unreadable, type FieldReading, type Remark } from './field-reading.core.ts';

// A ZIP code reaches across the border of a state in about 150 places.
const BORDER_MILES = 40;
const CITY_MILES = 60;
/** Their post offices lie all over the world, and are all called APO, FPO or DPO. */
const MILITARY: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** Whether a ZIP code goes with the state and the city beside it. */
export function checkZipCode(
  { zipCode, city, state }: { zipCode: string; city: string; state: string },
  zip: KnownZipCode | null,
  places: KnownPlaces,
): FieldReading {
  const doubt = (text: string): FieldReading => ({ ...asIs(zipCode), remarks: [doubtful(text)] });
  if (zip === null) return doubt(`"${zipCode}" is not known`);
  if (zip.state === state && (zip.city === city || MILITARY.has(state))) return asIs(zipCode);
  const named = places.city(city, state);
  const miles = named === null ? Infinity : milesBetween(named.centre, zip.centre);
  const belongs = `"${zipCode}" belongs to ${zip.city}, ${zip.state}`;
  if (zip.state !== state) {
    return miles <= BORDER_MILES ? doubt(belongs) : unreadable(`${belongs}, not to ${state}`, zipCode);
  }
  const isNear = miles <= CITY_MILES || named === null;
  return isNear ? asIs(zipCode) : doubt(`${belongs}, ${Math.round(miles)} miles from ${city}`);
}

// The largest ZIP codes of the lower states reach 60 miles from their middle.
const REACH = 75;
// Villages of Alaska share ZIP codes over hundreds of miles.
const REACH_IN_ALASKA = 400;

/** A position that is left out is null. */
type PositionReading = { position: Position | null; remarks: readonly Remark[] };

/** Holds a position to its ZIP code. One that lost a sign has another reading; anything else that is out of reach is left out. */
export function readPositionNear({ lat, lng }: Position, zip: KnownZipCode | null): PositionReading {
  const kept = { position: { lat, lng }, remarks: [] };
  const gone = (why: string) => ({ position: null, remarks: [leftOut(`left out: the position ${why}`)] });
  if (zip === null) return isInTheUs({ lat, lng }) ? kept : gone('is not in the US');
  const reach = zip.state === 'AK' ? REACH_IN_ALASKA : REACH;
  const isNear = (position: Position): boolean => milesBetween(position, zip.centre) <= reach;
  if (isNear({ lat, lng })) return kept;
  if (lat === 0 && lng === 0) return gone('is 0, 0');
  const position = { lat: Math.abs(lat), lng: -Math.abs(lng) };
  if (!isNear(position))
    return gone(`is ${Math.round(milesBetween({ lat, lng }, zip.centre))} miles from its ZIP code`);
  const text = `read as ${position.lat}, ${position.lng}, because ${lat}, ${lng} is nowhere near ${zip.city}`;
  return { position, remarks: [{ kind: 'changed', text }] };
}

/** Within the box from American Samoa and Guam to the Virgin Islands, which leaves out Europe, Africa and most of Asia. */
const isInTheUs = ({ lat, lng }: Position): boolean => lat >= -15 && lat <= 72 && (lng <= -64 || lng >= 144);
