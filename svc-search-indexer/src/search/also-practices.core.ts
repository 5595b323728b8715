import type { BusinessRecord, BusinessSummary } from '@lawdex/contracts';
import { descendants } from '@lawdex/contracts/practice-areas';
import type { CategoriesBySlug } from '@lawdex/search-language/text';

const MOST = 2;

/**
 * Which of its additional practice areas a business was found by, for who wonders what it does in the list: those that were searched for,
 * in their order; parts of them only where its own area is none of them.
 */
export function alsoPractices(
  { category, additionalPracticeAreas }: Pick<BusinessRecord, 'category' | 'additionalPracticeAreas'>,
  searched: readonly string[],
  categories: CategoriesBySlug,
): Pick<BusinessSummary, 'alsoPractices'> {
  const parts = searched.flatMap(descendants);
  const isOwn = category !== null && [...searched, ...parts].includes(category.slug);
  const wanted = [...new Set(isOwn ? searched : [...searched, ...parts])].filter((slug) => slug !== category?.slug);
  const names = wanted.flatMap((slug) => {
    const area = additionalPracticeAreas.find((other) => other.slug === slug);
    return area ? [categories.get(slug)?.name ?? area.name] : [];
  });
  return names.length === 0 ? {} : { alsoPractices: names.slice(0, MOST) };
}
