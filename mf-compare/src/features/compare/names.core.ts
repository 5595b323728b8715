import { countOf } from '@lawdex/contracts';
import type { BusinessSummary } from '@lawdex/contracts';

const listText = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const andText = (texts: readonly string[]): string => listText.format(texts);

/** `Smith Law, Jones Law and Lee Law`. */
export const namesOf = (businesses: readonly Pick<BusinessSummary, 'name'>[]): string =>
  andText(businesses.map(({ name }) => name));

/** `4.6 out of 5 (23 reviews)`. */
export const ratingText = ({ rating, reviewCount }: Pick<BusinessSummary, 'rating' | 'reviewCount'>): string =>
  `${rating} out of 5 (${countOf(reviewCount, 'review')})`;
