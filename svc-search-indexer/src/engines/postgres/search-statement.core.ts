import type { SearchSort } from '@lawdex/contracts';
import type { EngineFilters, EngineQuery } from '../engine-query.core.ts';
import { all, binder, type Statement } from './binder.core.ts';
import { chordTo } from './distance-conditions.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { planConditions } from './plan-conditions.core.ts';

/** One statement, so that page and total come from the same moment. Values are bound; names and orders are ours. */
export function searchStatement({ plan, filters, origin, sort, offset, limit }: EngineQuery): Statement {
  const { bind, params } = binder();
  const { where, tier } = planConditions(plan, bind);
  const chord = origin ? chordTo(origin, bind) : 'null::float8';
  const conditions = all([...where, ...filterConditions(filters, bind)]);
  // Finding these costs more than keeping them, so they are found once; else an index may give the page in its order,
  // and only the total reads everything.
  const once = where.length > 0 || filters.within ? 'materialized' : 'not materialized';
  const sql = `
    with hits as ${once} (
      select r.id, ${chord} as chord, ${tier()} as tier, r.quality${extraColumns[sort]}
      from search_rows r where ${conditions}
    ), page as materialized (
      select p.*, row_number() over () as place from (
        select id, tier, chord from hits order by ${orders[sort]} limit ${bind(limit)} offset ${bind(offset)}
      ) p
    )
    select total.n as total, page.id, page.tier, page.chord
    from (select count(*)::int as n from hits) total left join page on true
    order by page.place`;
  return { sql, params };
}

/** One row with a number for each set of filters. */
export function countStatement({ plan }: Pick<EngineQuery, 'plan'>, choices: readonly EngineFilters[]): Statement {
  const { bind, params } = binder();
  const { where } = planConditions(plan, bind);
  const counts = choices.map((filters) => `count(*) filter (where ${all(filterConditions(filters, bind))})::int`);
  return { sql: `select array[${counts.join(', ')}] as counts from search_rows r where ${all(where)}`, params };
}

// Every order ends with the id, otherwise a business could stand on two pages.
const orders: Record<SearchSort, string> = {
  relevance: 'tier, quality desc, id',
  rating: 'rating desc, review_count desc, id',
  name: 'name_sort, id',
  distance: 'chord nulls last, quality desc, id',
};
const extraColumns: Record<SearchSort, string> = {
  relevance: '',
  rating: ', r.rating, r.review_count',
  name: ', r.name_sort',
  distance: '',
};
