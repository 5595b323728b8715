import { Directory1790000000000 } from './1790000000000-directory.ts';

/** In the order in which they are applied. */
export const MIGRATIONS = [Directory1790000000000];
