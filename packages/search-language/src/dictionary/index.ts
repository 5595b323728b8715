export { differByMore, editDistance, lettersOf } from './damerau.core.ts';
export { Dictionary, type Background, type Place } from './dictionary.core.ts';
export { once, remembered } from '../tables/remember.core.ts';
export { firstFrom, Vocabulary, type WordKind } from './vocabulary.core.ts';
