import type { LandingModifier, LandingSort } from '@lawdex/contracts';
import { BEST, EXPERIENCED_YEARS, TOP_RATED, TRUSTED_MONTHS } from '../../index-definition/features.core.ts';

export interface ModifierWords {
  label: string;
  sort: LandingSort;
  /** How the businesses of its list were chosen, behind 'Law firms'; null: nothing is known that could choose them. */
  chosen: string | null;
  /** In what order they stand, behind 'in the order of'. */
  order: string;
}

const BY_RATING = 'their rating, in which few reviews weigh little';

export const MODIFIER_WORDS: Readonly<Record<LandingModifier, ModifierWords>> = {
  best: {
    label: 'Best',
    sort: 'rating',
    chosen: `that reviewers rate ${BEST.rating.toFixed(1)} or higher in at least ${BEST.reviews} reviews`,
    order: BY_RATING,
  },
  top: {
    label: 'Top',
    sort: 'rating',
    chosen: `that reviewers rate ${BEST.rating.toFixed(1)} or higher in at least ${BEST.reviews} reviews`,
    order: BY_RATING,
  },
  'top-rated': {
    label: 'Top-Rated',
    sort: 'rating',
    chosen: `that reviewers rate ${TOP_RATED.rating.toFixed(1)} or higher in at least ${TOP_RATED.reviews} reviews`,
    order: BY_RATING,
  },
  affordable: {
    label: 'Affordable',
    sort: 'price',
    chosen: 'that list $ or $$, or, without a price, a flat or contingency fee',
    order: 'their price range, the lowest first',
  },
  cheap: {
    label: 'Cheap',
    sort: 'price',
    chosen: 'that list the lowest price range, $',
    order: 'their price range and fee, then their rating',
  },
  emergency: {
    label: 'Emergency',
    sort: 'hours',
    chosen: 'that are open on Saturdays and Sundays, or at ten on weekday evenings',
    order: 'their weekly opening hours, the longest first',
  },
  '24-hour': {
    label: '24-Hour',
    sort: 'rating',
    chosen: 'whose listed hours are around the clock, every day of the week',
    order: BY_RATING,
  },
  'free-consultation': {
    label: 'Free Consultation',
    sort: 'rating',
    chosen: 'that say that a first consultation is free',
    order: BY_RATING,
  },
  experienced: {
    label: 'Experienced',
    sort: 'experience',
    chosen: `that list a license of ${EXPERIENCED_YEARS} years or more`,
    order: 'the year of their first listed admission, the earliest first',
  },
  trusted: {
    label: 'Trusted',
    sort: 'checked',
    chosen: `with a license that was checked in the last ${TRUSTED_MONTHS} months`,
    order: 'the day of that check, the latest first',
  },
  'open-now': {
    label: 'Open Now',
    sort: 'rating',
    chosen: 'that are open now, by their listed hours and time zone',
    order: BY_RATING,
  },
  premium: { label: 'Premium', sort: 'rating', chosen: null, order: BY_RATING },
  luxury: { label: 'Luxury', sort: 'rating', chosen: null, order: BY_RATING },
  nearby: { label: 'Nearby', sort: 'rating', chosen: null, order: BY_RATING },
};
