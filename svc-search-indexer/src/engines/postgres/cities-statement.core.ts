import type { EngineFilters, Plan } from '@lawdex/search-language/plan';
import { all, binder } from './binder.core.ts';
import type { Statement } from './binder.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { planConditions } from './plan-conditions.core.ts';

/** Gives a row for each city, see `CityFound`. */
export function citiesStatement(plan: Plan, filters: EngineFilters): Statement {
  const { bind, params } = binder();
  const { tiers, any, always } = planConditions(plan, bind, () => 0);
  const where = all([...any(), ...always(), ...filterConditions(filters, bind, tiers.length > 0)]);
  const sql = `
    select r.city_key as "cityKey", count(*)::int as count, avg(r.lat) as lat, avg(r.lng) as lng, min(r.id::text) as id
    from search_rows r where ${where} group by r.city_key`;
  return { sql, params };
}
