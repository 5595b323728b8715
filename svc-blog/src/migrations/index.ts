import { Blog1795900000000 } from './1795900000000-blog.ts';

/** In the order in which they are applied. */
export const MIGRATIONS = [Blog1795900000000];
