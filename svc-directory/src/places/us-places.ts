import usZones from '../../data/places/time-zones.json' with { type: 'json' };
import tzLookup from 'tz-lookup';
import zipcodes from 'zipcodes';

const US_ZONES: ReadonlySet<string> = new Set(usZones);

/** The IANA zone at a position; null at sea and beyond the border. */
export function timeZoneAt(latitude: number, longitude: number): string | null {
  const zone = tzLookup(latitude, longitude);
  return US_ZONES.has(zone) ? zone : null;
}

/** The IANA zone of a ZIP code; null for one that is not known. */
export function timeZoneOfZip(zipCode: string): string | null {
  const place = zipcodes.lookup(zipCode.slice(0, 5));
  // A few entries have lost the minus sign of their longitude. Only Guam and its neighbours are east.
  if (!place || (place.longitude > 0 && !['GU', 'MP', 'PW', 'FM', 'MH'].includes(place.state))) return null;
  return timeZoneAt(place.latitude, place.longitude);
}
