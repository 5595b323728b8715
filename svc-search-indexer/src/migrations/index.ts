import { Search1795900000000 } from './1795900000000-search.ts';
import { Dangers1795900002000 } from './1795900002000-dangers.ts';
import { WithoutBitmaps1795900001000 } from './1795900001000-without-bitmaps.ts';

/** In the order in which they are applied. */
export const migrations = [Search1795900000000, WithoutBitmaps1795900001000, Dangers1795900002000];
