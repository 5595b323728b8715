export interface Viewed {
  slug: string;
  count: number;
  /** Who asks again says so with the same key; null for who does not ask again. */
  key: string | null;
}

/** What became of a view: how many the post had before all of them, and whether it was not counted earlier. */
export interface Stored {
  slug: string;
  key: string | null;
  before: number;
  isNew: boolean;
}

const nameOf = ({ slug, key }: Pick<Viewed, 'slug' | 'key'>): string => `${slug} ${key ?? ''}`;

/** As few rows as there can be: those without a key are summed by post, and of those with the same key one is left. */
export function viewsToStore(views: readonly Viewed[]): Viewed[] {
  const rows = new Map<string, Viewed>();
  for (const view of views) {
    if (view.count === 0) continue;
    const known = rows.get(nameOf(view));
    if (known === undefined) rows.set(nameOf(view), { ...view });
    else if (view.key === null) known.count += view.count;
  }
  return [...rows.values()];
}

/** The number that each view has made of its post's views, one after the other; null for a post that is not shown. */
export function numbersOf(views: readonly Viewed[], stored: readonly Stored[]): (number | null)[] {
  const reached = new Map(stored.map(({ slug, before }) => [slug, before]));
  const uncounted = new Set(stored.filter(({ isNew }) => isNew).map(nameOf));
  return views.map((view) => {
    const known = reached.get(view.slug);
    if (known === undefined) return null;
    const counts = view.count > 0 && uncounted.has(nameOf(view));
    if (counts && view.key !== null) uncounted.delete(nameOf(view));
    const number = counts ? known + view.count : known;
    reached.set(view.slug, number);
    return number;
  });
}
