import { Search1800000000000 } from './1800000000000-search.ts';
import { WithoutBitmaps1800000001000 } from './1800000001000-without-bitmaps.ts';

/** In the order in which they are applied. */
export const migrations = [Search1800000000000, WithoutBitmaps1800000001000];
