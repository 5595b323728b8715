import { slugify } from '@lawdex/contracts';
import type { CategoryRef } from '@lawdex/contracts';

/** The practice area that `?category=` names by slug or name; undefined for an unknown one. */
export function findCategory<T extends CategoryRef>(categories: readonly T[], category: string | null): T | undefined {
  const wanted = slugify(category ?? '');
  return wanted ? categories.find(({ slug, name }) => slug === wanted || slugify(name) === wanted) : undefined;
}
