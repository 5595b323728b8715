import { isRateable, PRICE_RANGES } from '@lawdex/contracts';
import type { BusinessDetail, BusinessFlag, BusinessSummary, CategoryRef, Comparison } from '@lawdex/contracts';

/** A business of a comparison, with all its details and as lists show it. */
export interface ComparedBusiness {
  detail: BusinessDetail;
  summary: BusinessSummary;
}

export function comparisonOf(compared: readonly ComparedBusiness[], missingIds: readonly string[]): Comparison {
  const summaries = compared.map(({ summary }) => summary);
  const rated = summaries.filter((business) => isRateable(business) && business.reviewCount > 0);
  const having = (flag: BusinessFlag): BusinessSummary[] => summaries.filter((business) => business[flag]);
  return {
    businesses: compared.map(({ detail }) => detail),
    highestRated: greatest(rated, ratingOf, reviewsOf),
    mostReviewed: greatest(rated, reviewsOf, ratingOf),
    allCategories: categoriesOf(summaries),
    priceRanges: PRICE_RANGES.filter((range) => summaries.some(({ priceRange }) => priceRange === range)),
    hasDelivery: having('hasDelivery'),
    hasTakeout: having('hasTakeout'),
    missingIds: [...missingIds],
  };
}

type Figure = (business: BusinessSummary) => number;
const ratingOf: Figure = ({ rating }) => Number(rating);
const reviewsOf: Figure = ({ reviewCount }) => reviewCount;

/** The business with the greatest figure. Equals are decided by the second figure, then by their order. */
function greatest(businesses: readonly BusinessSummary[], by: Figure, thenBy: Figure): BusinessSummary | null {
  let best: BusinessSummary | null = null;
  for (const business of businesses) {
    const ahead = best === null ? 1 : by(business) - by(best) || thenBy(business) - thenBy(best);
    if (ahead > 0) best = business;
  }
  return best;
}

function categoriesOf(businesses: readonly BusinessSummary[]): CategoryRef[] {
  const bySlug = new Map<string, CategoryRef>();
  for (const { category } of businesses) {
    if (category && !bySlug.has(category.slug)) bySlug.set(category.slug, category);
  }
  return [...bySlug.values()];
}
