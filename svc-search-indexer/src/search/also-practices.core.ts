import type { BusinessRecord, BusinessSummary } from '@lawdex/contracts';
import { descendants } from '@lawdex/contracts/practice-areas';
import type { CategoriesBySlug } from '@lawdex/search-language/text';

const MOST = 2;

/**
 * Which of its additional practice areas a business was found by, for who wonders what it does in the list: those that were searched for,
 * in their order; parts of them only where its own area is none of them.
 */
export function alsoPractices(
  searched: readonly string[],
  categories: CategoriesBySlug,
): (record: Pick<BusinessRecord, 'category' | 'additionalPracticeAreas'>) => Pick<BusinessSummary, 'alsoPractices'> {
  const own = [...new Set(searched)];
  const all = [...new Set([...searched, ...searched.flatMap(descendants)])];
  return ({ category, additionalPracticeAreas }) => {
    if (additionalPracticeAreas.length === 0) return {};
    const isOwn = category !== null && all.includes(category.slug);
    const names = (isOwn ? own : all).flatMap((slug) => {
      const area = slug === category?.slug ? undefined : additionalPracticeAreas.find((other) => other.slug === slug);
      return area ? [categories.get(slug)?.name ?? area.name] : [];
    });
    return names.length === 0 ? {} : { alsoPractices: names.slice(0, MOST) };
  };
}
