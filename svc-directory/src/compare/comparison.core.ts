import { COMPARE_MAX, COMPARE_MIN, isRateable, PRICE_RANGES, UUID } from '@lawdex/contracts';
import type { BusinessDetail, BusinessFlag, BusinessSummary, CategoryRef, Comparison } from '@lawdex/contracts';

export type ReadIds = { kind: 'ids'; ids: string[] } | { kind: 'refused'; problem: string };

const UUID_LENGTH = 36;
const LIMITS = `${COMPARE_MIN} to ${COMPARE_MAX} comma-separated ids`;
/** Longer than any accepted list with spaces after its commas. */
const TEXT_MAX = 400;
const NAMED_MAX = 3;

const refuse = (problem: string): ReadIds => ({ kind: 'refused', problem });

/** Reads the ids of businesses to compare, in their order, or names what is wrong. A text that is far too long is not read. */
export function readCompareIds(text: string): ReadIds {
  if (text.length > TEXT_MAX) return refuse(`ids must be ${LIMITS}; these are far more.`);
  const ids = text
    .split(',')
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');
  const malformed = ids.filter((id) => !UUID.test(id));
  if (malformed.length > 0) return refuse(`ids must be UUIDs: ${named(malformed)}`);
  const doubled = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  if (doubled.length > 0) return refuse(`ids must each be given once: ${named(doubled)}`);
  if (ids.length < COMPARE_MIN || ids.length > COMPARE_MAX) {
    const given = ids.length === 1 ? 'there is 1' : `there are ${ids.length}`;
    return refuse(`ids must be ${LIMITS}; ${given}${ids.length > 0 ? `: ${named(ids)}` : ''}.`);
  }
  return { kind: 'ids', ids };
}

/** Names the first few of them, because a message must not be endless. */
function named(ids: readonly string[]): string {
  const shown = ids.slice(0, NAMED_MAX).map((id) => (id.length > UUID_LENGTH ? `${id.slice(0, UUID_LENGTH)}...` : id));
  const rest = ids.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

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
