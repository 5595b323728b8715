import { BUSINESS_MODIFIERS, formatCount, GENERIC_LANDING_PAGES } from '@lawdex/contracts';
import type { LandingPage, LandingSort } from '@lawdex/contracts';

const LONGEST = 120;

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

export const SORT_LABELS: Readonly<Record<LandingSort, string>> = {
  rating: 'Top Rated First',
  relevance: 'Sorted by Relevance',
  price: 'Lowest Price First',
  hours: 'Longest Hours First',
  experience: 'Longest Admitted First',
  checked: 'Latest License Check First',
  distance: 'Nearest First',
};

interface Figure {
  label: string;
  value: string;
}

/** The tiles below the heading. Figures of zero get no tile, and a page without businesses gets none. */
export function figuresOf(page: Pick<LandingPage, 'total' | 'stats' | 'facts' | 'place' | 'type' | 'text'>): Figure[] {
  const { total, stats, facts, place } = page;
  if (total === 0) return [];
  const layout = layoutOf(page);
  return [
    counted(total, 'Law Firm'),
    ...(stats.averageRating === null ? [] : [{ label: 'Avg Rating', value: stats.averageRating }]),
    counted(stats.totalReviews, 'Review'),
    { label: 'Open Now', value: formatCount(stats.openNow) },
    ...ifAny('Free Consultation', stats.withConsultation),
    ...(layout === 'businesses' ? ifAny('Delivery Available', stats.withDelivery) : []),
    ...(layout === 'hub' && place?.kind !== 'city' && facts.cities > 0
      ? [counted(facts.cities, 'City', 'Cities')]
      : []),
  ];
}

const counted = (count: number, one: string, many = `${one}s`): Figure => ({
  label: count === 1 ? one : many,
  value: formatCount(count),
});

const ifAny = (label: string, value: number): Figure[] => (value > 0 ? [{ label, value: formatCount(value) }] : []);

/** Whether a slug may be a landing page: lawyers or a modifier, and a place. Only the service understands the words. */
export function hasLandingShape(slug: string): boolean {
  if (slug.length > LONGEST || !/^[a-z0-9-]+$/.test(slug)) return false;
  if (slug.startsWith('-') || slug.endsWith('-') || slug.includes('--')) return false;
  if (GENERIC_LANDING_PAGES.includes(slug)) return true;
  if (!slug.includes('-in-') && !slug.endsWith('-near-me')) return false;
  const isOfLawyers = slug.includes('-lawyers-') || slug.startsWith('lawyers-');
  return isOfLawyers || BUSINESS_MODIFIERS.some((modifier) => slug.startsWith(`${modifier}-`));
}
