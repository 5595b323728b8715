// Plurals that lawyers go by, a word that is none, and areas of law that mean something else without 'Law': lemons, elders, juveniles.
const KEPT = /(?:ss|\brights|benefits|asbestos|\b(?:elder|lemon|juvenile) law)$/i;

/** The name of a practice area before `lawyers`: `Car Accidents` -> `Car Accident`, `Tax Law` -> `Tax`, `Civil Rights` stays. */
export const beforeLawyers = (name: string): string => (KEPT.test(name) ? name : name.replace(/ law$|s$/i, ''));
