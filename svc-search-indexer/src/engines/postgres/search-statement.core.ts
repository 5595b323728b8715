import type { EngineQuery } from '@lawdex/search-language/plan';
import { all, binder } from './binder.core.ts';
import type { Bind, Statement } from './binder.core.ts';
import { bitmapRows, whileListed } from './bitmaps/bitmaps.core.ts';
import type { BitmapRows, HasBitmap } from './bitmaps/bitmaps.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { pageOf } from './page.core.ts';
import { planConditions } from './plan-conditions.core.ts';
import type { PlanConditions } from './plan-conditions.core.ts';
import type { Page } from './tier-by-tier.core.ts';
import type { ShareOf } from './tier-share.core.ts';

/** Hints about lexemes: they decide how rows are looked for, never which. */
export interface LexemeHints {
  share: ShareOf;
  hasBitmap: HasBitmap;
}

// The first of more are shown only, and a look for each would take longer than to find them.
const MOST_SHOWN = 50;

/**
 * One statement, so that page, total and version are of the same moment. Values are bound. `total`: whether hits are
 * counted; the total is null when bitmaps that were to tell it are gone.
 */
export function searchStatement(
  query: EngineQuery,
  total: 'counted' | 'uncounted',
  { share, hasBitmap }: LexemeHints,
): Statement {
  const { bind, params } = binder();
  const plan = planConditions(query.plan, bind, share);
  const bitmaps = total === 'counted' ? bitmapRows(query, hasBitmap) : null;
  const page = pageOf(query, plan, total === 'counted' && !bitmaps, bind);
  const count = (): string => {
    const [limit, offset] = [`${bind(query.limit)}::int`, `${bind(query.offset)}::int`];
    const onPage = '(select count(*) from page)';
    // A page that is not full ends the list.
    return `case when ${onPage} < ${limit} and (${onPage} > 0 or ${offset} = 0) then ${offset} + ${onPage}
      else ${bitmaps ? countByBitmaps(bitmaps, query, plan, bind) : countOfAll(page, query, plan, bind)} end`;
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

function countByBitmaps(bitmaps: BitmapRows, query: EngineQuery, plan: PlanConditions, bind: Bind): string {
  const counts = [bitmaps.count(bind)];
  if (bitmaps.rest !== null) {
    const rest = [`r.tsv @@ ${bind(bitmaps.rest)}::tsquery`, ...othersOf(query, plan, bind)];
    counts.push(`(select count(*) from search_rows r where ${all(rest)})`);
  }
  return whileListed(bitmaps.listed, counts.join(' + '), bind);
}

const othersOf = (query: EngineQuery, plan: PlanConditions, bind: Bind): string[] => [
  ...plan.always(),
  ...filterConditions(query.filters, bind, query.plan.tiers.length > 0),
];
