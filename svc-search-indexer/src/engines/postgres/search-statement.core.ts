import type { EngineQuery } from '../engine-query.core.ts';
import { all, binder, type Statement } from './binder.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { pageOf } from './page.core.ts';
import { planConditions } from './plan-conditions.core.ts';
import type { ShareOf } from './tier-share.core.ts';

/**
 * One statement, so that page, total and version of the rows are of the same moment. Values are bound; names and orders are
 * ours. `total` says whether the hits are to be counted.
 */
export function searchStatement(query: EngineQuery, total: 'counted' | 'uncounted', shareOf: ShareOf): Statement {
  const { bind, params } = binder();
  const plan = planConditions(query.plan, bind, shareOf);
  const page = pageOf(query, plan, total === 'counted', bind);
  const hits = (): string =>
    page.findsAll
      ? 'hits'
      : `search_rows r where ${all([...plan.any(), ...plan.always(), ...filterConditions(query.filters, bind, plan.tiers.length > 0)])}`;
  const count = (): string => {
    const [limit, offset] = [`${bind(query.limit)}::int`, `${bind(query.offset)}::int`];
    const onPage = '(select count(*) from page)';
    // A page that is not full ends the list.
    return `case when ${onPage} < ${limit} and (${onPage} > 0 or ${offset} = 0) then ${offset} + ${onPage}
      else (select count(*) from ${hits()}) end`;
  };
  const sql = `
    with recursive ${page.sql}
    select v.version, (${total === 'counted' ? count() : 'null'})::int as total, page.id, page.tier, page.chord
    from search_rows_version v left join page on true
    order by page.place`;
  return { sql, params };
}
