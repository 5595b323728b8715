import { Directory1800000000000 } from './1800000000000-directory.ts';
import { WithoutComparedWords1800000001000 } from './1800000001000-without-compared-words.ts';

/** In the order in which they are applied. */
export const MIGRATIONS = [Directory1800000000000, WithoutComparedWords1800000001000];
