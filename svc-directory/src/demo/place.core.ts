export interface PlaceZip {
  zip: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
}

/** A city that demo businesses can be in. */
export interface Place {
  city: string;
  /** Two-letter abbreviation. */
  state: string;
  stateName: string;
  /** Share of the businesses, relative to the other places. */
  weight: number;
  areaCodes: string[];
  zips: PlaceZip[];
}
