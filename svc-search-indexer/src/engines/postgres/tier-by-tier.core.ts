import type { EngineQuery } from '@lawdex/search-language/plan';
import type { Bind } from './binder.core.ts';
import { chordTo } from './distance-conditions.core.ts';
import { nearbyRows, type Nearby } from './nearby.core.ts';
import type { TierMatch } from './plan-conditions.core.ts';
import { askedRows, askedTier, bestOf, type Tables } from './tier-shapes.core.ts';

/** CTEs, the last of which is `page`: id, tier and chord of the hits of a page, with their place on it. */
export interface Page {
  sql: string;
  /** Whether one of the CTEs is `hits`: all of them, which need not be looked for again to be counted. */
  findsAll: boolean;
}

/**
 * Looks tier by tier until the page is full. Tiers are rows of `asked`, because planning twenty parts takes longer than
 * answering. `hits`: rows of any tier, if they are counted; the last tier is then looked for among them.
 */
export function tierByTier(
  { offset, limit, origin }: Pick<EngineQuery, 'offset' | 'limit' | 'origin'>,
  tiers: readonly TierMatch[],
  fixed: readonly string[],
  hits: (() => string) | null,
  bind: Bind,
): Page {
  const end = `${bind(offset + limit)}::int`;
  const nearby = nearbyRows(tiers, fixed, bind);
  const asked = tiers.map((tier) => askedTier(tier, nearby, fixed, offset + limit));
  const last = asked.at(-1);
  const findsAll = hits !== null && last !== undefined && !last.common && last.shape !== 'anything';
  if (findsAll && last.shape !== 'nearby') asked.splice(-1, 1, { ...last, shape: 'hits' });
  const tables: Tables = { hits: 'hits', nearby: findsAll ? 'hits' : 'nearby' };
  const sql = `
    ${findsAll ? allHits(hits, nearby) : nearby ? `nearby as materialized (${nearby.rows()}),` : ''}
    asked as materialized (${askedRows(asked, nearby, bind)}),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from (${bestOf(asked, tables, fixed, end)}) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < ${end}
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, ${origin ? chordTo(origin, bind) : 'null::float8'} as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)
        ${origin ? 'join search_rows r on r.id = p.id' : ''}
      where p.place > ${bind(offset)}::int and p.place <= ${end}
    )`;
  return { sql, findsAll };
}

const allHits = (hits: () => string, nearby: Nearby | null): string => `hits as materialized (
        select r.id, r.quality${nearby ? `, ${nearby.columns()}` : ''} from search_rows r where ${hits()}),`;
