import { tableWords } from '../tables/index.ts';
import { termsOf } from './text.core.ts';

/** Stems that tell no business from another in an index, because all of them are lawyers: `attorney`, `best`. */
export const NOISE_TERMS: ReadonlySet<string> = new Set(
  termsOf([...tableWords('words/names.txt', 'say nothing')].join(' ')),
);
