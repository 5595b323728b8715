export type { Background } from './background.core.ts';
export { editDistance } from './damerau.core.ts';
export { Dictionary } from './dictionary.core.ts';
export type { Place } from './dictionary.core.ts';
export { firstFrom, Vocabulary } from './vocabulary.core.ts';
export type { WordKind } from './vocabulary.core.ts';
