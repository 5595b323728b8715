import { Blog1800000000000 } from './1800000000000-blog.ts';

/** In the order in which they are applied. */
export const MIGRATIONS = [Blog1800000000000];
