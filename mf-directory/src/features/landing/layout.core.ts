import type { LandingPage, LandingSort } from '@lawdex/contracts';

/**
 * `lawyers`: a practice area. `words`: a text search, in the older layout, because it has no practice area. `businesses`: a slug without
 * '-lawyers-'. `hub`: a place with links to its practice areas.
 */
export type LandingLayout = 'lawyers' | 'words' | 'businesses' | 'hub';

export function layoutOf({ type, text }: Pick<LandingPage, 'type' | 'text'>): LandingLayout {
  if (type === 'generic') return 'hub';
  if (text !== null) return 'words';
  return type === 'business' ? 'businesses' : 'lawyers';
}

/** Labels of the orders. */
export const SORT_LABELS: Readonly<Record<LandingSort, string>> = {
  rating: 'Top Rated First',
  relevance: 'Sorted by Relevance',
  price: 'Lowest Price First',
  hours: 'Longest Hours First',
  experience: 'Longest Admitted First',
  checked: 'Latest License Check First',
  distance: 'Nearest First',
};
