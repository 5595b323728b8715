export interface PlaceZip {
  zip: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
}

/** A city that demo firms can be in. */
export interface Place {
  city: string;
  /** Two-letter abbreviation. */
  state: string;
  stateName: string;
  /** Share of the firms, relative to the other places. */
  weight: number;
  areaCodes: string[];
  zips: PlaceZip[];
}
