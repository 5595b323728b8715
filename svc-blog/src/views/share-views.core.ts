export interface ViewRequest {
  slug: string;
  count: number;
  /** Identifies a request that may be sent again; null for one that will not be. */
  key: string | null;
}

/** The outcome of a view: how many views the post had before the group, and whether this one is new. */
export interface StoredView {
  slug: string;
  key: string;
  before: number;
  isNew: boolean;
}

/** Views with the same name count once. */
export const nameOf = ({ slug, key }: Pick<ViewRequest, 'slug' | 'key'>): string => `${slug} ${key ?? ''}`;

/** A row to be written. It has a key, so that it can be written again when nobody knows whether it was. */
export interface ViewRow extends ViewRequest {
  key: string;
}

/**
 * Merges views into as few rows as possible. Those with the same key become one. Those without a key are summed by
 * post, under `groupKey`, which no other group uses.
 */
export function viewsToStore(views: readonly ViewRequest[], groupKey: string): ViewRow[] {
  const rows = new Map<string, ViewRow>();
  for (const view of views) {
    if (view.count === 0) continue;
    const known = rows.get(nameOf(view));
    if (known === undefined) rows.set(nameOf(view), { ...view, key: view.key ?? groupKey });
    else if (view.key === null) known.count += view.count;
  }
  return [...rows.values()];
}

/** Numbers the views of each post one after the other; null for a post that is not shown. */
export function numbersOf(
  views: readonly ViewRequest[],
  stored: readonly StoredView[],
  groupKey: string,
): (number | null)[] {
  const viewsSoFar = new Map(stored.map(({ slug, before }) => [slug, before]));
  const uncounted = new Set(stored.filter(({ isNew }) => isNew).map(nameOf));
  return views.map((view) => {
    const known = viewsSoFar.get(view.slug);
    if (known === undefined) return null;
    const name = nameOf({ slug: view.slug, key: view.key ?? groupKey });
    const counts = view.count > 0 && uncounted.has(name);
    if (counts && view.key !== null) uncounted.delete(name);
    const number = counts ? known + view.count : known;
    viewsSoFar.set(view.slug, number);
    return number;
  });
}
