export interface Viewed {
  slug: string;
  count: number;
  /** Who asks again says so with the same key; null for who does not ask again. */
  key: string | null;
}

/** What became of a view: how many the post had before all of them, and whether it was not counted earlier. */
export interface Stored {
  slug: string;
  key: string;
  before: number;
  isNew: boolean;
}

/** Views with the same name are one. */
export const nameOf = ({ slug, key }: Pick<Viewed, 'slug' | 'key'>): string => `${slug} ${key ?? ''}`;

/** A row that is written. Each has a key, so that it can be written again when nobody knows whether it was. */
export interface ViewRow extends Viewed {
  key: string;
}

/**
 * As few rows as there can be: of those with the same key one is left, and those without one are summed by post, with `groupKey`, which no
 * other group has.
 */
export function viewsToStore(views: readonly Viewed[], groupKey: string): ViewRow[] {
  const rows = new Map<string, ViewRow>();
  for (const view of views) {
    if (view.count === 0) continue;
    const known = rows.get(nameOf(view));
    if (known === undefined) rows.set(nameOf(view), { ...view, key: view.key ?? groupKey });
    else if (view.key === null) known.count += view.count;
  }
  return [...rows.values()];
}

/** The number that each view has made of its post's views, one after the other; null for a post that is not shown. */
export function numbersOf(views: readonly Viewed[], stored: readonly Stored[], groupKey: string): (number | null)[] {
  const reached = new Map(stored.map(({ slug, before }) => [slug, before]));
  const uncounted = new Set(stored.filter(({ isNew }) => isNew).map(nameOf));
  return views.map((view) => {
    const known = reached.get(view.slug);
    if (known === undefined) return null;
    const name = nameOf({ slug: view.slug, key: view.key ?? groupKey });
    const counts = view.count > 0 && uncounted.has(name);
    if (counts && view.key !== null) uncounted.delete(name);
    const number = counts ? known + view.count : known;
    reached.set(view.slug, number);
    return number;
  });
}
