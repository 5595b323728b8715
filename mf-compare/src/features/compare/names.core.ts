import { andText, countOf, type BusinessSummary } from '@lawdex/contracts';

/** `Smith Law, Jones Law and Lee Law`. */
export const namesOf = (businesses: readonly Pick<BusinessSummary, 'name'>[]): string =>
  andText(businesses.map(({ name }) => name));

/** `4.6 out of 5 (23 reviews)`. */
export const ratingText = ({ rating, reviewCount }: Pick<BusinessSummary, 'rating' | 'reviewCount'>): string =>
  `${rating} out of 5 (${countOf(reviewCount, 'review')})`;
