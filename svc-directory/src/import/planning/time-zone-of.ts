import { timeZoneAt, timeZoneOfZip } from '../../places/us-places.ts';
import type { BusinessLine } from '../reading/business-line.ts';

type Place = Pick<BusinessLine, 'timeZone' | 'latitude' | 'longitude'>;

/**
 * The time zone of the line; else the stored one, unless the business moves; else the one at its position; else the one
 * of its ZIP code.
 */
export function timeZoneOf(line: Place & { zipCode: string }, stored: Place | null): string | null {
  if (line.timeZone) return line.timeZone;
  const saysNothing = line.timeZone === undefined && line.latitude === undefined;
  if (saysNothing && stored?.timeZone) return stored.timeZone;
  const { latitude = stored?.latitude, longitude = stored?.longitude } = line;
  const atPosition = latitude == null || longitude == null ? null : timeZoneAt(latitude, longitude);
  return atPosition ?? timeZoneOfZip(line.zipCode);
}
