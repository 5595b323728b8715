import type { Position } from '@lawdex/contracts';
import { remembered } from '../tables/remember.core.ts';

/** A city, town, borough or county of the United States, whether or not a business is there. */
export interface GazetteerPlace {
  kind: 'city' | 'county';
  name: string;
  state: string;
  centre: Position;
  zips: readonly string[];
  /** How many live there, roughly: where no table knows, by the number of ZIP codes. */
  people: number;
}

export interface Gathering {
  kind: GazetteerPlace['kind'];
  name: string;
  state: string;
  lat: number;
  lng: number;
  zips: string[];
}

/** Places as their ZIP codes come, in the order of their first one. */
export class GatheredPlaces {
  private readonly named = new Map<string, Gathering>();

  all(): readonly Gathering[] {
    return [...this.named.values()];
  }

  add(kind: Gathering['kind'], name: string, state: string, zip: string, { lat, lng }: Position): void {
    const place = remembered(this.named, `${kind} ${name}, ${state}`, () => ({
      kind,
      name,
      state,
      lat: 0,
      lng: 0,
      zips: [],
    }));
    place.lat += lat;
    place.lng += lng;
    place.zips.push(zip);
  }
}

// Plymouth, MA is a village to GeoNames; its three ZIP codes tell of the town around it. One ZIP code may be a hamlet's.
const PEOPLE_OF_ZIP = 10_000;

export function placeOf({ kind, name, state, lat, lng, zips }: Gathering, counted = 0): GazetteerPlace {
  const centre = { lat: lat / zips.length, lng: lng / zips.length };
  return { kind, name, state, centre, zips, people: Math.max(counted, (zips.length - 1) * PEOPLE_OF_ZIP) };
}

/** Weston, Florida is better known than Weston County, and Minnehaha County than Minnehaha, Washington. */
export const KNOWN_PEOPLE = 20_000;

const MUCH = 4;

/** Whether somebody who says the name that both have thinks of the one alone: Edina, MN and Edina, MO. */
export const isMuchLarger = (one: GazetteerPlace, other: GazetteerPlace): boolean => one.people >= MUCH * other.people;

/** The name of a county with its kind: Louisiana has parishes, and some names contain the kind already. */
export function countyName(county: string, state: string): string {
  if (/\b(?:County|Parish|Borough|Municipality|City|District|\(CA\))/.test(county)) return county;
  return `${county} ${state === 'LA' ? 'Parish' : 'County'}`;
}
