declare module 'zipcodes' {
  interface ZipCode {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  }
  const zipcodes: {
    lookup(zip: string): ZipCode | undefined;
    lookupByName(city: string, state: string): ZipCode[];
  };
  export default zipcodes;
}

declare module 'tz-lookup' {
  /** The IANA zone at a position; throws outside of the world. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
