import type { LandingPage, LandingSort } from '@lawdex/contracts';

/**
 * `lawyers`: a practice area, with what is known of it. `words`: words that were searched for as text, in the older layout, because
 * nothing of a practice area can be said of them. `businesses`: without '-lawyers-'. `hub`: a place, with the ways on from it.
 */
export type LandingLayout = 'lawyers' | 'words' | 'businesses' | 'hub';

export function layoutOf({ type, text }: Pick<LandingPage, 'type' | 'text'>): LandingLayout {
  if (type === 'generic') return 'hub';
  if (text !== null) return 'words';
  return type === 'business' ? 'businesses' : 'lawyers';
}

/** What a list says about its order. */
export const SORT_LABELS: Readonly<Record<LandingSort, string>> = {
  rating: 'Top Rated First',
  relevance: 'Sorted by Relevance',
  price: 'Lowest Price First',
  hours: 'Longest Hours First',
  experience: 'Longest Admitted First',
  checked: 'Latest License Check First',
  distance: 'Nearest First',
};
