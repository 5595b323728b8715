import type { components as BlogSchemas, paths as BlogPaths } from './blog.generated.ts';
import type { components as DirectorySchemas, paths as DirectoryPaths } from './directory.generated.ts';
import type { components as SearchSchemas, paths as SearchPaths } from './search.generated.ts';

/** Every public path of every service, as their OpenAPI documents say. */
export type paths = BlogPaths & DirectoryPaths & SearchPaths;

/** The answers of each service: its DTOs describe them, field by field, and its OpenAPI document hands them over. */
export type BlogAnswers = BlogSchemas['schemas'];
export type DirectoryAnswers = DirectorySchemas['schemas'];
export type SearchAnswers = SearchSchemas['schemas'];
