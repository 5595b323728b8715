export { isCombination } from './combination.core.ts';
export { boxFor, DANGERS } from './dangers.core.ts';
export { KINDS, problemOf, STRENGTHS, TOLD, type Strength, type VocabularyEntry } from './entry.core.ts';
export { DEFAULT_ENTRIES, Meanings, defaultMeanings, hasEmptyCue, keyOf } from './meanings.core.ts';
export { atOnce, each, type Steps } from './steps.core.ts';
