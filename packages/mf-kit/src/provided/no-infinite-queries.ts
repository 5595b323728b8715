/**
 * Replaces query-core's infiniteQueryBehavior.js in the shell's build, which every query refers to (0.6 KB, gzip). No page can use
 * infinite queries, because `provided.ts` does not provide their hooks.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are not part of what the shell provides: see packages/mf-kit/README.md.');
}

export const hasNextPage = (): boolean => false;
export const hasPreviousPage = (): boolean => false;
