import type { CategoryRef } from '@lawdex/contracts';

/** The practice area with this id: null when there is none, undefined while none is chosen or ids are not known. */
export function practiceOf<T extends Pick<CategoryRef, 'slug'>>(
  id: string | undefined,
  areas: readonly T[],
  ids: Readonly<Record<string, string>> | undefined,
): T | null | undefined {
  if (id === undefined || ids === undefined) return undefined;
  return areas.find(({ slug }) => ids[slug] === id) ?? null;
}
