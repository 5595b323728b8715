/** `1,234`. Not `toLocaleString`: its first call wakes Intl, for which a phone takes some 30 ms before a page can be used. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 review`, `1,234 reviews`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

let listText: Intl.ListFormat | undefined;

/** `a, b, and c`. The first call wakes Intl, which no page needs that lists nothing in words. */
export function andText(texts: readonly string[]): string {
  listText ??= new Intl.ListFormat('en-US', { type: 'conjunction' });
  return listText.format(texts);
}

// Plurals that lawyers go by, a word that is none, and areas of law that mean something else without 'Law': lemons, elders, juveniles.
const KEPT = /(?:ss|\brights|benefits|asbestos|\b(?:elder|lemon|juvenile) law)$/i;

/** The name of a practice area before `lawyers`: `Car Accidents` -> `Car Accident`, `Tax Law` -> `Tax`, `Civil Rights` stays. */
export const beforeLawyers = (name: string): string => (KEPT.test(name) ? name : name.replace(/ law$|s$/i, ''));

const CRIME = /^(?:\w+ ){1,2}crimes?$/i;

/** `Adoption lawyers`, `help with sex crimes charges`: nobody looks for a crime. */
export const lawyersFor = (name: string): string =>
  CRIME.test(name) ? `help with ${name.toLowerCase()} charges` : `${name} lawyers`;

/** `Adoption firms`, `firms for help with sex crimes charges`. */
export function firmsFor(name: string, count: number): string {
  const firms = count === 1 ? 'firm' : 'firms';
  return CRIME.test(name) ? `${firms} for ${lawyersFor(name)}` : `${name} ${firms}`;
}
