export { categoryIdsWithin } from './category-circle.core.ts';
export { cityKeyOf, cityNames } from './city-names.core.ts';
export { askedCodes, licenceCodes } from './licence-codes.core.ts';
export { NOISE_TERMS } from './noise.core.ts';
export { practiceTerms } from './practice-terms.core.ts';
export type { CategoriesBySlug, CategoryTerms } from './practice-terms.core.ts';
export { stateByAbbreviation, stateByName, stateOfText } from './states.core.ts';
export { streetKeyOf } from './street.core.ts';
export { nameKeyOf, normalise, phraseOf, stem, termsOf, withoutLegalForm, wordsOf } from './text.core.ts';
