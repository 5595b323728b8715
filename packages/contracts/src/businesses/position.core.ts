/** A point on the ground, in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** `lat,lng` in degrees, as it stands in an address; undefined when it is none. */
export function readPosition(value: string): string | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)$/.exec(value);
  return match && Math.abs(Number(match[1])) <= 90 && Math.abs(Number(match[2])) <= 180 ? value : undefined;
}

export const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** As the crow flies. */
export function milesBetween(from: Position, to: Position): number {
  const lat = Math.sin(((to.lat - from.lat) * RADIANS) / 2) ** 2;
  const lng = Math.sin(((to.lng - from.lng) * RADIANS) / 2) ** 2;
  const half = lat + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * lng;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}
