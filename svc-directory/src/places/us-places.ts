import { US_STATES } from '@lawdex/contracts/us-states';
import tzLookup from 'tz-lookup';
import zipcodes from 'zipcodes';

const ABBREVIATIONS = new Map(
  US_STATES.flatMap(({ abbreviation, name }) => [
    [abbreviation, abbreviation],
    [name.toUpperCase(), abbreviation],
  ]),
);

/** Answers the two letters of a US state for its letters or name; null when there is no such state. */
export const stateOf = (text: string): string | null => ABBREVIATIONS.get(text.trim().toUpperCase()) ?? null;

/** The IANA zone at a position; null at sea. */
export function timeZoneAt(latitude: number, longitude: number): string | null {
  const zone = tzLookup(latitude, longitude);
  return zone.startsWith('Etc/') ? null : zone;
}

/** The IANA zone of a ZIP code; null for one that is not known. */
export function timeZoneOfZip(zipCode: string): string | null {
  const place = zipcodes.lookup(zipCode.slice(0, 5));
  // A few entries have lost the minus sign of their longitude. Only Guam and its neighbours are east.
  if (!place || (place.longitude > 0 && !['GU', 'MP', 'PW', 'FM', 'MH'].includes(place.state))) return null;
  return timeZoneAt(place.latitude, place.longitude);
}
