import type { EngineQuery } from '@lawdex/search-language/plan';
import { all, binder, type Bind, type Statement } from './binder.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { pageOf } from './order.core.ts';
import { planConditions, type PlanConditions } from './plan-conditions.core.ts';
import type { Page } from './tier-by-tier.core.ts';
import type { ShareOf } from './tier-share.core.ts';

// The first of more are shown only, and a look for each would take longer than to find them.
const MOST_SHOWN = 50;

/** One statement, so that page, total (null if uncounted) and version agree. `share` decides how rows are found, never which. */
export function searchStatement(query: EngineQuery, total: 'counted' | 'uncounted', share: ShareOf): Statement {
  const { bind, params } = binder();
  const plan = planConditions(query.plan, bind, share);
  const page = pageOf(query, plan, total === 'counted', bind);
  const count = (): string => {
    const [limit, offset] = [`${bind(query.limit)}::int`, `${bind(query.offset)}::int`];
    const onPage = '(select count(*) from page)';
    // A page that is not full ends the list.
    return `case when ${onPage} < ${limit} and (${onPage} > 0 or ${offset} = 0) then ${offset} + ${onPage}
      else ${countOfAll(page, query, plan, bind)} end`;
  };
  const isShown = query.limit <= MOST_SHOWN;
  const position = isShown ? '(select d.position from search_documents d where d.id = page.id)' : 'null';
  const sql = `
    with recursive ${page.sql}
    select v.version, (${total === 'counted' ? count() : 'null'})::int as total, page.id, page.tier, page.chord,
      ${position} as position
    from search_rows_version v left join page on true
    order by page.place`;
  return { sql, params };
}

function countOfAll(page: Page, query: EngineQuery, plan: PlanConditions, bind: Bind): string {
  return page.findsAll
    ? '(select count(*) from hits)'
    : `(select count(*) from search_rows r where ${all([...plan.any(), ...othersOf(query, plan, bind)])})`;
}

const othersOf = (query: EngineQuery, plan: PlanConditions, bind: Bind): string[] => [
  ...plan.always(),
  ...filterConditions(query.filters, bind, query.plan.tiers.length > 0),
];
