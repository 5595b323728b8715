import type { EngineQuery } from '@lawdex/search-language/plan';
import type { Position, SearchSort } from '@lawdex/contracts';
import { all, type Bind } from './binder.core.ts';
import { chordTo, within } from './distance-conditions.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { bestRows, isWorthALook } from './tier-share.core.ts';
import type { PlanConditions } from './plan-conditions.core.ts';
import { tierByTier, type Page } from './tier-by-tier.core.ts';

// A page further down is sorted out of all hits: collecting so many of each tier would take longer.
const DEEPEST_WALK = 400;
// Most visitors have twenty businesses within the first of these, nearly all within the last.
const NEAR_MILES = [8, 60] as const;

/** A page that is asked for. `fixed`: what a row must fulfil whatever the tier. */
interface Asked {
  query: EngineQuery;
  plan: PlanConditions;
  fixed: readonly string[];
  /** Whether all hits will be counted. Then the page, too, is taken of all of them where that spares a second look. */
  counted: boolean;
  bind: Bind;
}

/** The page that a query asks for, in the way that finds it soonest. */
export function pageOf(query: EngineQuery, plan: PlanConditions, counted: boolean, bind: Bind): Page {
  const fixed = [...plan.always(), ...filterConditions(query.filters, bind, plan.tiers.length > 0)];
  const asked: Asked = { query, plan, fixed, counted, bind };
  const { origin, sort } = query;
  const hasTiers = plan.tiers.length > 0;
  const isShallow = query.offset + query.limit <= DEEPEST_WALK;
  if (sort === 'relevance' && hasTiers && isShallow && !query.first?.length) {
    return tierByTier(query, plan.tiers, fixed, counted ? () => whereOf(asked) : null, bind);
  }
  const chord = origin ? chordTo(origin, bind) : 'null::float8';
  const isNearest = sort === 'distance' && origin !== null && !query.filters.within;
  if (isNearest && isShallow && !(hasTiers && counted)) {
    return { sql: nearestFirst({ ...query, origin }, plan, fixed, chord, bind), findsAll: false };
  }
  return sortedPage(asked, chord);
}

const whereOf = ({ plan, fixed }: Asked): string => all([...plan.any(), ...fixed]);

interface Sorted {
  rows: string;
  /** The CTE of all hits, if the rows are taken from it. */
  hits: (() => string) | null;
}

function sortedPage(asked: Asked, chord: string): Page {
  const { query, plan, bind } = asked;
  const { sort, offset, limit } = query;
  const byTier = sort === 'relevance' && plan.tiers.length > 1;
  const rank = sort === 'relevance' ? rankOf(asked) : null;
  const before = [...(rank === null ? [] : [['rank', rank]]), ...(byTier ? [['tier', plan.tier()]] : [])];
  const columns = `r.id, ${chord} as chord, ${before.map(([name, sql]) => `${sql} as ${name}, `).join('')}${sortColumns[sort]}`;
  const { rows, hits } = sortedRows(asked, columns, before.map(([name]) => `${name}, `).join(''));
  const sorted = `${rows} limit ${bind(limit)} offset ${bind(offset)}`;
  // The tier of those on the page only, otherwise every hit would be compared with every tier.
  const tier = byTier ? 'p.tier' : plan.tier();
  const sql = `
    ${hits ? hits() : ''}
    sorted as materialized (select p.*, row_number() over () as place from (${sorted}) p),
    page as materialized (
      select p.id, ${tier} as tier, p.chord, p.place from sorted p join search_rows r on r.id = p.id
    )`;
  return { sql, findsAll: hits !== null };
}

/** Who comes first of all, see `EngineQuery`; null without a wish. */
function rankOf({ query: { first = [], plan: asked }, plan, bind }: Asked): string | null {
  if (first.length === 0) return null;
  const named = plan.tiers.filter(({ number }) => asked.tiers[number]?.nameKey !== undefined);
  const ranks = [
    ...named.map((tier) => tier.condition()),
    ...first.map((filters) => all(filterConditions(filters, bind))),
  ];
  return `case ${ranks.map((condition, rank) => `when ${condition} then ${rank}`).join(' ')} else ${ranks.length} end`;
}

function sortedRows(asked: Asked, columns: string, before: string): Sorted {
  const { query, plan, fixed, counted, bind } = asked;
  const { sort, offset, limit } = query;
  if (isCommon(query, plan, fixed)) {
    return { rows: lookedThrough(columns, whereOf(asked), sort, `${bind(offset + limit)}::int`), hits: null };
  }
  const isWalk = plan.tiers.length === 0;
  const ordered = `order by ${before}${isWalk && before === '' ? orders[sort] : unwalked[sort]}`;
  if (isWalk || !counted) {
    return { rows: `select ${columns} from search_rows r where ${whereOf(asked)} ${ordered}`, hits: null };
  }
  const hits = (): string => `hits as materialized (select ${columns} from search_rows r where ${whereOf(asked)}),`;
  return { rows: `select * from hits r ${ordered}`, hits };
}

/** Whether the first rows in the order that is asked for will do, see `isWorthALook`. */
function isCommon({ sort, offset, limit }: EngineQuery, { tiers }: PlanConditions, fixed: readonly string[]): boolean {
  const share = Math.max(0, ...tiers.map((tier) => tier.share));
  return (sort === 'rating' || sort === 'name') && isWorthALook(share, fixed, offset + limit);
}

function lookedThrough(columns: string, where: string, sort: SearchSort, end: string): string {
  const unfilled = `(select count(*) from looked) < ${end}`;
  return `
    with looked as materialized (
      select ${columns} from ${bestRows(orders[sort])} r where ${where} order by ${orders[sort]} limit ${end}
    )
    select * from (
      select * from looked where not ${unfilled}
      union all
      (select ${columns} from search_rows r where ${where} and ${unfilled} order by ${unwalked[sort]} limit ${end})
    ) best order by ${orders[sort]}`;
}

/** Those nearby first; everybody else is measured only when they do not fill the page. */
function nearestFirst(
  { origin, offset, limit }: EngineQuery & { origin: Position },
  plan: PlanConditions,
  fixed: readonly string[],
  chord: string,
  bind: Bind,
): string {
  const end = `${bind(offset + limit)}::int`;
  const where = [...plan.any(), ...fixed];
  const bands = [...NEAR_MILES.map((miles) => [within({ centre: origin, miles }, bind)]), []];
  // The last band that was looked at holds the nearer ones too.
  const steps = bands.map((near, band) => {
    const unfilled = bands.slice(0, band).map((_near, nearer) => `(select count(*) from band_${nearer}) < ${end}`);
    return `band_${band} as materialized (
      select r.id, ${chord} as chord, r.quality, ${band} as band from search_rows r
      where ${all([...where, ...near, ...unfilled])} order by ${orders.distance} limit ${end})`;
  });
  const found = bands.map((_near, band) => `select * from band_${band}`).join(' union all ');
  return `
    ${steps.join(', ')},
    found as materialized (${found}),
    sorted as materialized (
      select f.*, row_number() over (order by ${orders.distance}) as place
      from found f where band = (select max(band) from found)
      order by place limit ${bind(limit)} offset ${bind(offset)}
    ), page as materialized (
      select p.id, ${plan.tier()} as tier, p.chord, p.place from sorted p join search_rows r on r.id = p.id
    )`;
}

// Every order ends with the id, otherwise a business could stand on two pages.
const orders: Record<SearchSort, string> = {
  relevance: 'quality desc, id',
  rating: 'rating desc, review_count desc, id',
  name: 'name_sort, id',
  distance: 'chord nulls last, quality desc, id',
};
/** Not in the order of an index, which would read all rows in vain when hardly any of them match. */
const unwalked: Record<SearchSort, string> = {
  relevance: 'r.quality + 0 desc, r.id',
  rating: 'r.rating + 0 desc, r.review_count desc, r.id',
  name: "r.name_sort || '', r.id",
  distance: orders.distance,
};
const sortColumns: Record<SearchSort, string> = {
  relevance: 'r.quality',
  rating: 'r.rating, r.review_count',
  name: 'r.name_sort',
  distance: 'r.quality',
};
