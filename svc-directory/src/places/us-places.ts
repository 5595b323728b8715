import { cityNameOf } from '@lawdex/search-language/gazetteer';
import { gazetteer } from '@lawdex/search-language/lists';
import tzLookup from 'tz-lookup';
import zipcodes from 'zipcodes';
import usZones from '../../data/places/time-zones.json' with { type: 'json' };
import { remembering } from '../remembering.core.ts';
import type { KnownCity, KnownPlaces, KnownZipCode } from './known-places.core.ts';

/** The places of the gazetteer that searches are read with; territories, which it does not have, from the package of ZIP codes. */
export class GazetteerPlaces implements KnownPlaces {
  readonly zipCode = remembering((zip: string): KnownZipCode | null => {
    const place = zipcodes.lookup(zip);
    const known = gazetteer().zip(zip);
    const state = known?.state ?? place?.state;
    if (state === undefined) return null;
    const written = place?.city ?? '';
    const centre = known ?? (place && { lat: place.latitude, lng: place.longitude });
    return centre ? { state, city: this.city(written, state)?.name ?? written, centre } : null;
  });

  private readonly states = remembering((state: string) => remembering((written: string) => cityOf(written, state)));

  city(written: string, state: string): KnownCity | null {
    return this.states(state)(written);
  }
}

const TWO_LETTERS = /^[A-Z]{2}$/;

function cityOf(written: string, state: string): KnownCity | null {
  const found = gazetteer().city(written, state);
  if (found) return { name: cityNameOf(written, state, { city: () => found }), centre: found.centre };
  // The package would look up `constructor` as a state, and throw.
  if (gazetteer().hasState(state) || !TWO_LETTERS.test(state)) return null;
  const [place] = zipcodes.lookupByName(written, state);
  return place ? { name: written, centre: { lat: place.latitude, lng: place.longitude } } : null;
}

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
