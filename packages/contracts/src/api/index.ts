import type { paths as BlogPaths } from './blog.generated.ts';
import type { paths as DirectoryPaths } from './directory.generated.ts';
import type { paths as SearchPaths } from './search.generated.ts';

/** Every public path of every service, as their OpenAPI documents say. */
export type paths = BlogPaths & DirectoryPaths & SearchPaths;
