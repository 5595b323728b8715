export { problemOf } from './checked-entry.core.ts';
export { combinationOf, isCombination } from './cue.core.ts';
export { KINDS, STRENGTHS } from './entry.core.ts';
export type { Strength, VocabularyEntry } from './entry.core.ts';
export { DEFAULT_ENTRIES, DEFAULT_MEANINGS, Meanings, keyOf } from './meanings.core.ts';
export { GROUPS } from './practices/groups.core.ts';
export { atOnce, each } from './steps.core.ts';
export type { Steps } from './steps.core.ts';
