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
