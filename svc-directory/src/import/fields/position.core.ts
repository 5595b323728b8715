import { milesBetween } from '@lawdex/contracts';
import type { Position } from '@lawdex/contracts';
import { leftOut } from './field-reading.core.ts';
import type { Remark } from './field-reading.core.ts';
import type { KnownZipCode } from '../../places/known-places.core.ts';

// The largest ZIP codes of the lower states reach 60 miles from their middle.
const REACH = 75;
// Villages of Alaska share ZIP codes over hundreds of miles.
const REACH_IN_ALASKA = 400;

export type PositionReading =
  { kind: 'kept' } | { kind: 'corrected'; position: Position; remark: Remark } | { kind: 'left out'; remark: Remark };

/**
 * Holds a position to its ZIP code. A lost or needless sign, or degrees in each other's column, have one reading; anything else that is out
 * of reach is left out.
 */
export function readPositionNear({ lat, lng }: Position, zip: KnownZipCode | null): PositionReading {
  if (zip === null) return isInTheUs({ lat, lng }) ? { kind: 'kept' } : gone('is not in the US');
  const reach = zip.state === 'AK' ? REACH_IN_ALASKA : REACH;
  const isNear = (position: Position): boolean => milesBetween(position, zip.centre) <= reach;
  if (isNear({ lat, lng })) return { kind: 'kept' };
  if (lat === 0 && lng === 0) return gone('is 0, 0');
  const signs = [1, -1].flatMap((a) => [1, -1].map((b) => [a, b] as const));
  const readings = signs.flatMap(([a, b]) => [
    { lat: a * lat, lng: b * lng },
    { lat: a * lng, lng: b * lat },
  ]);
  const position = readings.find((one) => Math.abs(one.lat) <= 90 && isNear(one));
  if (position !== undefined) {
    const text = `read as ${position.lat}, ${position.lng}, because ${lat}, ${lng} is nowhere near ${zip.city}`;
    return { kind: 'corrected', position, remark: { kind: 'changed', text } };
  }
  return gone(`is ${Math.round(milesBetween({ lat, lng }, zip.centre))} miles from its ZIP code`);
}

const gone = (why: string): PositionReading => ({ kind: 'left out', remark: leftOut(`left out: the position ${why}`) });

/** Within the box from American Samoa and Guam to the Virgin Islands, which leaves out Europe, Africa and most of Asia. */
const isInTheUs = ({ lat, lng }: Position): boolean => lat >= -15 && lat <= 72 && (lng <= -64 || lng >= 144);
