/**
 * In the place of query-core's infiniteQueryBehavior.js in the shell's build: every query refers to it, so that no bundler
 * can leave it out (0.6 KB, gzip). No page uses infinite queries: `provided.ts` does not hand out their hooks.
 */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are not part of what the shell provides: see packages/mf-kit/README.md.');
}

export const hasNextPage = (): boolean => false;
export const hasPreviousPage = (): boolean => false;
