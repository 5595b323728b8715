import { businessPath, type BusinessSummary } from '@lawdex/contracts';
import { canonicalUrl } from '../head/canonical.core.ts';
import { SCHEMA_ORG, type JsonLd } from '../head/head.core.ts';
import { breadcrumbJsonLd, itemList, type CrumbLink, type LinkedSite } from './json-ld.core.ts';

const COLLECTION_LIMIT = 10;
const SEARCH_RESULTS_LIMIT = 20;

export interface ListPage {
  name: string;
  description: string;
  canonicalPath: string;
  businesses: readonly BusinessSummary[];
  total: number;
}

/** What a list of businesses is. Items have only name and address, because each business's own page says the rest. */
function listed({ name, description, canonicalPath, businesses, total }: ListPage, limit: number, site: LinkedSite) {
  const items = businesses.slice(0, limit).map((business) => ({
    name: business.name,
    url: canonicalUrl(site.origin, businessPath(business.slug)),
  }));
  return { name, description, url: canonicalUrl(site.origin, canonicalPath), mainEntity: itemList(items, total) };
}

/** A page of a category, a city or a landing page: its first ten businesses. */
export const collectionJsonLd = (page: ListPage, site: LinkedSite): JsonLd => ({
  '@context': SCHEMA_ORG,
  '@type': 'CollectionPage',
  ...listed(page, COLLECTION_LIMIT, site),
  isPartOf: { '@id': `${site.origin}/#website` },
});

/** The first twenty results. */
export const searchResultsJsonLd = (page: ListPage, site: LinkedSite): JsonLd => ({
  '@context': SCHEMA_ORG,
  '@type': 'SearchResultsPage',
  ...listed(page, SEARCH_RESULTS_LIMIT, site),
});

/** A list that holds somebody, other nodes, and the way to the page. */
export const listPageJsonLd = (
  page: ListPage,
  crumbs: readonly CrumbLink[],
  site: LinkedSite,
  others: readonly JsonLd[] = [],
): JsonLd[] => [
  ...(page.businesses.length > 0 ? [collectionJsonLd(page, site)] : []),
  ...others,
  breadcrumbJsonLd(crumbs, site),
];
