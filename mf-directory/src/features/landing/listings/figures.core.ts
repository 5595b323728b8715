import { formatCount } from '@lawdex/contracts';
import type { LandingPage } from '@lawdex/contracts';
import { layoutOf } from '../layout.core.ts';

export interface Figure {
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
    ...(layout === 'hub' && place?.kind !== 'city'
      ? facts.cities > 0
        ? [counted(facts.cities, 'City', 'Cities')]
        : []
      : []),
  ];
}

const counted = (count: number, one: string, many = `${one}s`): Figure => ({
  label: count === 1 ? one : many,
  value: formatCount(count),
});

const ifAny = (label: string, value: number): Figure[] => (value > 0 ? [{ label, value: formatCount(value) }] : []);
