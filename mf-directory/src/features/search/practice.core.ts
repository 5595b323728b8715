import { slugify } from '@lawdex/contracts';
import type { CategoryRef } from '@lawdex/contracts';

/** The practice area that `?category=` names by slug or name; undefined for an unknown one. */
export function findCategory<T extends CategoryRef>(categories: readonly T[], category: string | null): T | undefined {
  const wanted = slugify(category ?? '');
  return wanted ? categories.find(({ slug, name }) => slug === wanted || slugify(name) === wanted) : undefined;
}

/** The practice area with this id: null when there is none, undefined while none is chosen or ids are not known. */
export function practiceOf<T extends Pick<CategoryRef, 'slug'>>(
  id: string | undefined,
  areas: readonly T[],
  ids: Readonly<Record<string, string>> | undefined,
): T | null | undefined {
  if (id === undefined || ids === undefined) return undefined;
  return areas.find(({ slug }) => ids[slug] === id) ?? null;
}
