import type { Settings } from 'meilisearch';
import { COMPARED, EQUAL, SPECIAL_ATTRIBUTES } from './filter-text.core.ts';
import { OPEN_ATTRIBUTES } from './open-hours.core.ts';

/** A word that every document holds: a query without any word has no score that a tier's weight could act on. */
export const EVERY = 'every';

/** Words are compared as filters, because queries would join and split them, and look at 100 words of a prefix. */
export const INDEX_SETTINGS = {
  searchableAttributes: ['all'],
  // `hash` tells whether a document is the one of today; a map asks who is alone in a city; positions give the distances.
  displayedAttributes: ['id', 'hash', 'city', '_geo'],
  filterableAttributes: [
    // By its bare name, otherwise Meilisearch answers no question of distance.
    '_geo',
    {
      attributePatterns: [...EQUAL, 'stars', 'held', 'changed', ...SPECIAL_ATTRIBUTES],
      features: { facetSearch: false, filter: { equality: true, comparison: false } },
    },
    {
      attributePatterns: [...COMPARED, ...OPEN_ATTRIBUTES],
      features: { facetSearch: false, filter: { equality: true, comparison: true } },
    },
  ],
  // In the order in which Meilisearch gives them back, because settings are compared.
  sortableAttributes: [
    ...['_geo', 'admitted', 'checked', 'id', 'knownCost', 'nameSort', 'openMinutes', 'price', 'quality', 'rating'],
    'reviewCount',
  ],
  rankingRules: ['sort', 'typo', 'quality:desc', 'id:asc'],
  typoTolerance: { enabled: false },
  prefixSearch: 'disabled',
  facetSearch: false,
  proximityPrecision: 'byAttribute',
  // Figures add up all values, and a map counts all cities.
  faceting: { maxValuesPerFacet: 1_000_000 },
  // Far above any corpus: a page or a total beyond it would be wrong.
  pagination: { maxTotalHits: 10_000_000 },
  // Longer than any request waits: Meilisearch would else answer with what it has found so far, and not say so.
  searchCutoffMs: 5_000,
} satisfies Settings;

export const POPULAR_SETTINGS = {
  searchableAttributes: ['query'],
  sortableAttributes: ['place'],
  facetSearch: false,
} satisfies Settings;
