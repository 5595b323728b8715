import { milesBetween } from '@lawdex/contracts';
import { doubtful } from './field-reading.core.ts';
import type { Remark } from './field-reading.core.ts';
import type { KnownPlaces, KnownZipCode } from '../../places/known-places.core.ts';

// A ZIP code reaches across the border of a state in about 150 places.
const BORDER_MILES = 40;
const CITY_MILES = 60;
/** Their post offices lie all over the world, and are all called APO, FPO or DPO. */
const MILITARY: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

export interface PlaceCheck {
  /** Why the ZIP code cannot be right. */
  problem: string | null;
  remarks: readonly Remark[];
}

const FINE: PlaceCheck = { problem: null, remarks: [] };
const doubt = (text: string): PlaceCheck => ({ problem: null, remarks: [doubtful(text)] });

/** Whether a ZIP code goes with the state and the city beside it. */
export function checkZipCode(
  { zipCode, city, state }: { zipCode: string; city: string; state: string },
  zip: KnownZipCode | null,
  places: KnownPlaces,
): PlaceCheck {
  if (zip === null) return doubt(`"${zipCode}" is not known`);
  if (zip.state === state && (zip.city === city || MILITARY.has(state))) return FINE;
  const named = places.city(city, state);
  const miles = named === null ? Infinity : milesBetween(named.centre, zip.centre);
  const belongs = `"${zipCode}" belongs to ${zip.city}, ${zip.state}`;
  if (zip.state !== state) {
    return miles <= BORDER_MILES ? doubt(belongs) : { problem: `${belongs}, not to ${state}`, remarks: [] };
  }
  return miles <= CITY_MILES || named === null ? FINE : doubt(`${belongs}, ${Math.round(miles)} miles from ${city}`);
}
