import { Blog1795000000000 } from './1795000000000-blog.ts';

export const MIGRATIONS = [Blog1795000000000];
