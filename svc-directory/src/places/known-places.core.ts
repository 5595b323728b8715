import type { Position } from '@lawdex/contracts';

export interface KnownCity {
  name: string;
  centre: Position;
}

export interface KnownZipCode {
  /** Two letters. */
  state: string;
  city: string;
  centre: Position;
}

/** The places that readers of fields check against. */
export interface KnownPlaces {
  /** The city of a state, as the gazetteer names it, from one of its spellings. */
  city(written: string, state: string): KnownCity | null;
  /** Takes five digits. */
  zipCode(zip: string): KnownZipCode | null;
}
