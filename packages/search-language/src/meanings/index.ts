export { isCombination } from './combination.core.ts';
export { boxFor, DANGERS } from './dangers.core.ts';
export { DEFAULT_ENTRIES, hasEmptyCue } from './default-entries.core.ts';
export { KINDS, problemOf, STRENGTHS, TOLD, type Strength, type VocabularyEntry } from './entry.core.ts';
export { Meanings, defaultMeanings, keyOf } from './meanings.core.ts';
export { atOnce, each, type Steps } from './steps.core.ts';
