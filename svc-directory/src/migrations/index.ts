import { Directory1795900000000 } from './1795900000000-directory.ts';
import { WithoutComparedWords1795900001000 } from './1795900001000-without-compared-words.ts';
import { CategoryIcons1795900002000 } from './1795900002000-category-icons.ts';
import { ServedStates1795900003000 } from './1795900003000-served-states.ts';

/** In the order in which they are applied. */
export const MIGRATIONS = [
  Directory1795900000000,
  WithoutComparedWords1795900001000,
  CategoryIcons1795900002000,
  ServedStates1795900003000,
];
