/** `lat,lng` in degrees, as it stands in an address; undefined when it is none. */
export function readPosition(value: string): string | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)$/.exec(value);
  return match && Math.abs(Number(match[1])) <= 90 && Math.abs(Number(match[2])) <= 180 ? value : undefined;
}
