export { cityCalled, cityKeyOf, cityNames } from './city-names.core.ts';
export { askedCodes, licenceCodes } from './licence-codes.core.ts';
export { businessKeyOf, isParticle, surnamesJoined } from './name-fold.core.ts';
export { inFull, inShort, placeKeyOf, placeSpellings } from './place-fold.core.ts';
export { categoryIdsWithin, NOISE_TERMS, practiceTerms } from './practice-terms.core.ts';
export type { CategoriesBySlug, CategoryTerms } from './practice-terms.core.ts';
export { stateByAbbreviation, stateByName, stateOfText, stateWritten } from './states.core.ts';
export { streetKeyOf } from './street.core.ts';
export { normalise, phraseOf, stem, termsOf, withoutLegalForm, wordsOf } from './text.core.ts';
