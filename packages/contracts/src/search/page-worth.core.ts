import type { BusinessDetail } from '../businesses/directory.ts';

// Rules for which pages of the directory are offered to search engines. A page that stays out is still shown to visitors.

/** A list of fewer firms, each in two lines, says no more than the pages of those firms. */
export const LEAST_FIRMS_LISTED = 5;
/** Name, address and practice area alone make pages that differ in a line; so many more facts make one worth finding. */
export const LEAST_FACTS = 2;
/** A shorter description says nothing about a business. */
export const LEAST_DESCRIPTION = 50;

export type BusinessFacts = Pick<
  BusinessDetail,
  'description' | 'phone' | 'email' | 'website' | 'hours' | 'reviewCount' | 'licences' | 'languages' | 'feeBasis'
> &
  Partial<Pick<BusinessDetail, 'priceRange'>>;

/** Whether a business's page says enough. Sitemaps ask the database the same: `FACTS_ENOUGH` in svc-directory. */
export function isBusinessWorthFinding(business: BusinessFacts): boolean {
  const facts = [
    [...(business.description ?? '')].length >= LEAST_DESCRIPTION,
    business.phone !== null,
    business.email !== null || business.website !== null,
    business.hours !== null,
    business.reviewCount > 0,
    business.licences.length > 0,
    business.languages.length > 0,
    business.feeBasis.length > 0 || Boolean(business.priceRange),
  ];
  return facts.filter(Boolean).length >= LEAST_FACTS;
}

/** Whether the list of a practice area or a city says enough. */
export const isListWorthFinding = (firms: number): boolean => firms >= LEAST_FIRMS_LISTED;

const LEAST_POSTS_OF_TAG = 5;

/** Whether search engines are told of a tag's page: a short list repeats its posts, and the lists of other tags. */
export const isTagWorthFinding = (posts: number): boolean => posts >= LEAST_POSTS_OF_TAG;
