import { businessPath, type BusinessSummary, type Site } from '@lawdex/contracts';
import { canonicalUrl } from '../head/canonical.core.ts';
import { SCHEMA_ORG, type JsonLd } from '../head/head.core.ts';
import type { LinkedSite } from './json-ld.core.ts';

export const COLLECTION_LIMIT = 10;
export const SEARCH_RESULTS_LIMIT = 20;

/** Items have only name and address, because each business's own page says the rest. */
const itemList = (businesses: readonly BusinessSummary[], limit: number, total: number, site: LinkedSite): JsonLd => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: businesses.slice(0, limit).map(({ name, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: canonicalUrl(site.origin, businessPath(slug)),
  })),
});

export interface ListPage {
  name: string;
  description: string;
  canonicalPath: string;
  businesses: readonly BusinessSummary[];
  total: number;
}

/** A category's or city's page: its first ten businesses. */
export function collectionJsonLd(page: ListPage, site: LinkedSite): JsonLd {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'CollectionPage',
    name: page.name,
    description: page.description,
    url: canonicalUrl(site.origin, page.canonicalPath),
    isPartOf: { '@id': `${site.origin}/#website` },
    mainEntity: itemList(page.businesses, COLLECTION_LIMIT, page.total, site),
  };
}

/** The first twenty results. */
export function searchResultsJsonLd(page: ListPage, site: Site): JsonLd {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'SearchResultsPage',
    name: page.name,
    description: page.description,
    url: canonicalUrl(site.origin, page.canonicalPath),
    mainEntity: itemList(page.businesses, SEARCH_RESULTS_LIMIT, page.total, site),
  };
}
