import type { FederatedMultiSearchParams, MultiSearchFederation, MultiSearchParams } from 'meilisearch';
import { MOST_TIERS, type EngineFilters, type EngineQuery, type Plan, type Tier } from '@lawdex/search-language/plan';
import { and, isIn } from './filter-text.core.ts';
import { filterConditions, planConditions, tierConditions, withoutConditions } from './filters.core.ts';
import { EVERY } from './index-settings.core.ts';

const ANY: Tier = { why: 'any' };

/** One federated search: a query for each tier, whose weights put the earlier tiers first. */
export function searchRequest(indexUid: string, query: EngineQuery): FederatedMultiSearchParams {
  const { plan, filters } = query;
  const everywhere = [...withoutConditions(plan), ...filterConditions(filters)];
  const sort = sortOf(query);
  const asked = rankedTiers(query);
  const { page, hitsPerPage } = pageOf(query);
  // Pages, since only these have exact totals; the client's types do not know them yet.
  const federation: MultiSearchFederation & { page: number; hitsPerPage: number } = { page, hitsPerPage };
  return {
    federation,
    queries: asked.map(({ tier, rank }, index) => ({
      indexUid,
      q: EVERY,
      ...filterOf([...tierConditions(tier), ...rank, ...everywhere]),
      ...(sort.length > 0 ? { sort } : {}),
      attributesToRetrieve: ['id', '_geo'],
      // In another order than by relevance, every tier is worth the same.
      federationOptions: { weight: sort.length > 0 ? 1 : 1 - index / (Math.max(MOST_TIERS, asked.length) + 1) },
    })),
  };
}

/** Tiers in the order of their queries: those of a name, then all of them for each filter that comes first, see `EngineQuery`. */
export function rankedTiers({ plan, sort, first = [] }: EngineQuery): { tier: Tier; number: number; rank: string[] }[] {
  const tiers = (plan.tiers.length > 0 ? plan.tiers : [ANY]).map((tier, number) => ({ tier, number, rank: [] }));
  const ranks = sort === 'relevance' ? first.map(filterConditions) : [];
  const named = ranks.length > 0 ? tiers.filter(({ tier }) => tier.nameKey !== undefined) : [];
  return [...named, ...[...ranks, []].flatMap((rank) => tiers.map((one) => ({ ...one, rank })))];
}

/** A query for each choice, of which only the total is asked. */
export function countRequest(indexUid: string, plan: Plan, choices: readonly EngineFilters[]): MultiSearchParams {
  const found = planConditions(plan);
  return {
    queries: choices.map((filters) => counted(indexUid, [...found, ...filterConditions(filters)])),
  };
}

/** How many there are in each city; with cities, one hit of each as well. */
export function citiesRequest(indexUid: string, plan: Plan, filters: EngineFilters, alone: string[] = []) {
  const found = [...planConditions(plan), ...filterConditions(filters)];
  return alone.length > 0
    ? {
        ...counted(indexUid, [...found, isIn('city', alone)]),
        attributesToRetrieve: ['id', 'city'],
        hitsPerPage: alone.length,
      }
    : { ...counted(indexUid, found), facets: ['city'] };
}

/** How many fulfil the conditions, exactly. */
export const counted = (indexUid: string, conditions: readonly string[]) => ({
  indexUid,
  ...filterOf(conditions),
  page: 1,
  hitsPerPage: 0,
});

/** The page of hits that holds those that are asked for, which begin after `skip` of them. */
export function pageOf({ offset, limit }: Pick<EngineQuery, 'offset' | 'limit'>): {
  page: number;
  hitsPerPage: number;
  skip: number;
} {
  if (limit === 0) return { page: 1, hitsPerPage: 0, skip: 0 };
  if (offset % limit === 0) return { page: offset / limit + 1, hitsPerPage: limit, skip: 0 };
  return { page: 1, hitsPerPage: offset + limit, skip: offset };
}

// Without a sort, the ranking rules of the index order by tier, quality and id.
function sortOf({ sort, origin }: EngineQuery): string[] {
  if (sort === 'rating') return ['rating:desc', 'reviewCount:desc', 'id:asc'];
  if (sort === 'name') return ['nameSort:asc', 'id:asc'];
  if (sort === 'distance' && origin) return [`_geoPoint(${origin.lat}, ${origin.lng}):asc`, 'quality:desc', 'id:asc'];
  return [];
}

const filterOf = (conditions: readonly string[]): { filter?: string } =>
  conditions.length > 0 ? { filter: and(conditions) } : {};
