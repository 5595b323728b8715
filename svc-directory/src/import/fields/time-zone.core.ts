import usZones from '../../../data/places/time-zones.json' with { type: 'json' };
import { asIs, leftOut, quoted, unreadable } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

const ZONES = new Map(usZones.map((zone) => [zone.toLowerCase(), zone]));
const COMMON_NAME =
  /^(?:(?:us )?(?:eastern|central|mountain|pacific|alaskan?|hawaii(?:an)?|atlantic|chamorro|samoa)(?: (?:standard|daylight))?(?: time)?|[ecmpah]k?[sd]?t|[ecmp]st\d[ecmp]dt|(?:utc|gmt) ?[+-]\d{1,2}(?::?00)?)(?: ?\(.*\))?$/i;

/** Takes the name as the IANA writes it. */
export const isUsZone = (zone: string): boolean => ZONES.get(zone.toLowerCase()) === zone;

/** A zone of the US. Common names such as `EST` say less than the ZIP code, so the zone is derived then. */
export function readTimeZone(written: string): FieldReading {
  const zone = ZONES.get(written.toLowerCase());
  if (zone !== undefined) return asIs(zone);
  if (COMMON_NAME.test(written)) {
    return {
      value: null,
      remarks: [leftOut(`${quoted(written)} is left out: the zone follows from the place`)],
      problem: null,
    };
  }
  return unreadable(`${quoted(written)} is not a time zone of the US, such as America/New_York`);
}
