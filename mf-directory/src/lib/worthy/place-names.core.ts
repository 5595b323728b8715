/**
 * What a city may be called in a landing page's address, best first: by its name, and with its state where several cities share the
 * name. `Austin, TX` -> `['Austin', 'Austin TX']`; what has no state stays as it is.
 */
export function placeNames(place: string): string[] {
  const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(place.trim()) ?? [];
  return city && state ? [city, `${city} ${state}`] : [place];
}
