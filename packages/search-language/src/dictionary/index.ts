export type { Background } from './background.core.ts';
export { differByMore, editDistance, lettersOf } from './damerau.core.ts';
export { Dictionary, type Place } from './dictionary.core.ts';
export { firstFrom, Vocabulary, type WordKind } from './vocabulary.core.ts';
