/** `Austin, TX, Dallas` -> `['Austin, TX', 'Dallas']`: a two-letter part belongs to the city before it. */
export function splitPlaces(location: string | undefined): string[] {
  const places: string[] = [];
  for (const part of (location ?? '').split(',').map((text) => text.trim())) {
    const last = places.at(-1);
    if (/^[a-z]{2}$/i.test(part) && last !== undefined && !last.includes(',')) {
      places[places.length - 1] = `${last}, ${part.toUpperCase()}`;
    } else if (part) {
      places.push(part);
    }
  }
  return places.filter((place, index) => places.findIndex((other) => samePlace(other, place)) === index);
}

export const joinPlaces = (places: readonly string[]): string | undefined => places.join(',') || undefined;

export const samePlace = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Adds the place, or removes it if it is there. */
export function togglePlace(location: string | undefined, place: string): string | undefined {
  const places = splitPlaces(location);
  const without = places.filter((other) => !samePlace(other, place));
  return joinPlaces(without.length < places.length ? without : [...places, place]);
}
