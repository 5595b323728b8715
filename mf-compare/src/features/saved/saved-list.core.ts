import type { BusinessSummary, Favorites, Remembered } from '@lawdex/contracts';

export const SAVED_SORTS = [
  ['saved', 'Date saved'],
  ['name', 'Name'],
  ['rating', 'Rating'],
] as const;
export type SavedSort = (typeof SAVED_SORTS)[number][0];

export interface SavedBusiness {
  id: string;
  name: string;
  remembered: Remembered;
  /** The current listing; null when it is no longer listed, undefined while that is unknown. */
  business: BusinessSummary | null | undefined;
}

/** The answer for the ids in `asked`. */
export interface Found {
  asked: readonly string[];
  businesses: readonly BusinessSummary[];
}

/** Newest first unless sorted otherwise; equals stay in that order. */
export function savedBusinesses(
  { ids, remembered }: Favorites,
  found: Found | undefined,
  sort: SavedSort,
): SavedBusiness[] {
  const known = new Map(found?.businesses.map((business) => [business.id, business]));
  const asked = new Set(found?.asked);
  const businesses = ids.map((id): SavedBusiness => {
    const business = known.get(id) ?? (asked.has(id) ? null : undefined);
    const about = remembered[id] ?? {};
    return { id, business, remembered: about, name: business?.name ?? about.name ?? unnamed(business) };
  });
  return businesses.reverse().sort(ORDERS[sort]);
}

const unnamed = (business: SavedBusiness['business']): string =>
  business === null ? 'A firm that is no longer listed' : 'A saved firm';

const ratingOf = ({ business }: SavedBusiness): number => (business ? Number(business.rating) : -1);

const ORDERS: Record<SavedSort, (a: SavedBusiness, b: SavedBusiness) => number> = {
  saved: () => 0,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  rating: (a, b) => ratingOf(b) - ratingOf(a),
};
