// Plurals that lawyers go by, a word that is none, and areas of law that mean something else without 'Law': lemons, elders, juveniles.
const KEPT = /(?:ss|\brights|benefits|asbestos|\b(?:elder|lemon|juvenile) law)$/i;

let listText: Intl.ListFormat | undefined;

/** `1,234`. Not `toLocaleString`: its first call wakes Intl, for which a phone takes some 30 ms before a page can be used. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 review`, `1,234 reviews`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** `a, b, and c`. The first call wakes Intl, which no page needs that lists nothing in words. */
export function andText(texts: readonly string[]): string {
  listText ??= new Intl.ListFormat('en-US', { type: 'conjunction' });
  return listText.format(texts);
}

/** The name of a practice area before `lawyers`: `Car Accidents` -> `Car Accident`, `Tax Law` -> `Tax`, `Civil Rights` stays. */
export const beforeLawyers = (name: string): string => (KEPT.test(name) ? name : name.replace(/ law$|s$/i, ''));
