import type { PracticeArea } from './queries.ts';

export interface PracticeGroup {
  area: PracticeArea;
  parts: PracticeArea[];
}

const byCount = (a: PracticeArea, b: PracticeArea): number => b.businessCount - a.businessCount;

/** One group for each area that is not part of another listed area, with its parts. The largest come first. */
export function practiceGroups(categories: readonly PracticeArea[]): PracticeGroup[] {
  const listed = new Set(categories.map(({ slug }) => slug));
  const partsOf = (slug: string) => categories.filter(({ parent }) => parent === slug);
  return categories
    .filter(({ parent }) => parent === undefined || !listed.has(parent))
    .sort(byCount)
    .map((area) => ({ area, parts: partsOf(area.slug).sort(byCount) }));
}
