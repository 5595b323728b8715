import type { CategoryOption } from '../../lib/queries.ts';

export interface PracticeGroup {
  area: CategoryOption;
  /** Of its parts, those with most businesses. */
  parts: CategoryOption[];
}

const PARTS_SHOWN = 3;

/** A card for each area that is no part of another of the list, with the parts that most visitors may look for. */
export function practiceGroups(categories: readonly CategoryOption[]): PracticeGroup[] {
  const listed = new Set(categories.map(({ slug }) => slug));
  const partsOf = (slug: string) => categories.filter(({ parent }) => parent?.slug === slug);
  return categories
    .filter(({ parent }) => parent === null || !listed.has(parent.slug))
    .map((area) => ({
      area,
      parts: partsOf(area.slug)
        .sort((a, b) => b.businessCount - a.businessCount)
        .slice(0, PARTS_SHOWN),
    }));
}
