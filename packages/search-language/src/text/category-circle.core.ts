import { descendants } from '@lawdex/contracts/practice-areas';
import type { CategoriesBySlug } from './practice-terms.core.ts';

/** The ids of a practice area and of those within it; for an unknown area just its own. */
export function categoryIdsWithin(categoryId: string, categories: CategoriesBySlug): string | string[] {
  const wanted = categoryId.toLowerCase();
  const area = [...categories.values()].find(({ id }) => id === wanted);
  const parts = area ? descendants(area.slug).flatMap((slug) => categories.get(slug)?.id ?? []) : [];
  return parts.length > 0 ? [wanted, ...parts] : categoryId;
}
