export interface Viewed {
  slug: string;
  count: number;
}

/** How often each post was viewed. */
export function viewsBySlug(views: readonly Viewed[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { slug, count } of views) counts.set(slug, (counts.get(slug) ?? 0) + count);
  return counts;
}

/** The number that each view has made of its post's views, one after the other; null for a post that is not shown. */
export function numbersOf(views: readonly Viewed[], before: ReadonlyMap<string, number>): (number | null)[] {
  const reached = new Map(before);
  return views.map(({ slug, count }) => {
    const known = reached.get(slug);
    if (known === undefined) return null;
    reached.set(slug, known + count);
    return known + count;
  });
}
