import { all, type Bind } from './binder.core.ts';
import { chordSquared, chordTo, circleOf, within } from './distance-conditions.core.ts';
import { bestRows, isWorthALook } from './tier-share.core.ts';
import type { TierMatch } from './plan-conditions.core.ts';
import { or } from './tsquery.core.ts';
import type { EngineQuery } from '@lawdex/search-language/plan';

/** How the rows of a tier are looked for. Most plans have one of these shapes only. */
type Shape = 'hits' | 'terms' | 'nearby' | 'terms and place' | 'radius' | 'named or radius' | 'anything';

const near = `r.lat between a.low and a.high
  and (r.x - a.x) * (r.x - a.x) + (r.y - a.y) * (r.y - a.y) + (r.z - a.z) * (r.z - a.z) <= a.chord`;

const CONDITIONS: Record<Shape, readonly string[]> = {
  hits: ['true'],
  terms: ['r.tsv @@ a.terms'],
  nearby: ['r.chord <= a.chord and coalesce(r.matches[a.asks], true)'],
  'terms and place': [`r.tsv @@ a.terms and (${near} or coalesce(r.tsv @@ a.named, false))`],
  radius: [near],
  'named or radius': [near, 'r.tsv @@ a.named'],
  anything: ['true'],
};

/** The CTE that a shape looks through in place of all rows; its rows fulfil the fixed conditions already. */
export type Tables = Partial<Record<Shape, string>>;

export interface AskedTier {
  tier: TierMatch;
  shape: Shape;
  /** Looked for among the best first, see `isWorthALook`. */
  common: boolean;
}

/** `end`: the last hit of the page, counted from 1. */
export function askedTier(tier: TierMatch, nearby: Nearby | null, fixed: readonly string[], end: number): AskedTier {
  const shape = shapeOf(tier, nearby);
  return { tier, shape, common: shape === 'terms' && isWorthALook(tier.share, fixed, end) };
}

function shapeOf({ terms, there, number }: TierMatch, nearby: Nearby | null): Shape {
  if (nearby?.asks.has(number)) return 'nearby';
  if (terms !== null) return there ? 'terms and place' : 'terms';
  if (!there) return 'anything';
  return there.named === null ? 'radius' : 'named or radius';
}

/** The best rows of the tier `a`, at least as many as reach to the end of the page: a part for each shape that there is. */
export function bestOf(asked: readonly AskedTier[], tables: Tables, fixed: readonly string[], end: string): string {
  const shapes = shapesOf(asked);
  const looks = asked.some(({ common }) => common);
  const parts = shapes.flatMap((shape) =>
    CONDITIONS[shape].map((condition) => {
      const only = [
        ...(shapes.length > 1 ? [`a.shape = '${shape}'`] : []),
        ...(looks ? [`(select count(*) from looked) < ${end}`] : []),
      ];
      const conditions = [...only, condition, ...(tables[shape] ? [] : fixed)];
      // All rows are met in the index's order; of some, only a few may match, and the index would be read in vain.
      const order = shape === 'anything' && fixed.length === 0 ? 'r.quality desc, r.id' : 'r.quality + 0 desc, r.id';
      return `(select r.id, r.quality from ${tables[shape] ?? 'search_rows'} r where ${all(conditions)}
        order by ${order} limit ${end})`;
    }),
  );
  if (!looks) return parts.join(' union ');
  const first = `
    with looked as materialized (
      select r.id, r.quality from ${bestRows('quality desc, id')} r
      where ${all(['a.common', 'r.tsv @@ a.terms', ...fixed])} order by quality desc, id limit ${end}
    )
    select * from looked where (select count(*) from looked) = ${end}`;
  return [first, ...parts].join(' union ');
}

const shapesOf = (asked: readonly AskedTier[]): Shape[] => [...new Set(asked.map(({ shape }) => shape))];

/** A row for each tier; what no tier asks for is no column. */
export function askedRows(asked: readonly AskedTier[], nearby: Nearby | null, bind: Bind): string {
  const tiers = asked.map(({ tier }) => tier);
  const columns: [name: string, type: string, values: readonly unknown[]][] = [
    ['number', 'int', tiers.map(({ number }) => number)],
    ['common', 'bool', asked.map(({ common }) => common)],
    ['shape', 'text', asked.map(({ shape }) => shape)],
    ['terms', 'tsquery', tiers.map(({ terms }) => terms)],
  ];
  if (nearby) columns.push(['asks', 'int', tiers.map(({ number }) => nearby.asks.get(number) ?? null)]);
  if (tiers.some(({ there }) => there)) {
    const circles = tiers.map(({ there }) => there && circleOf(there.radius));
    columns.push(['named', 'tsquery', tiers.map(({ there }) => there?.named ?? null)]);
    for (const name of ['low', 'high', 'x', 'y', 'z', 'chord'] as const) {
      columns.push([name, 'float8', circles.map((circle) => circle && circle[name])]);
    }
  }
  const values = columns.map(([, type, list]) => `${bind(list)}::${type}[]`);
  const names = columns.map(([name]) => name);
  return `select * from unnest(${values.join(', ')}) with ordinality as a(${names.join(', ')}, step)`;
}

/** CTEs, the last of which is `page`: id, tier and chord of the hits of a page, with their place on it. */
export interface Page {
  sql: string;
  /** Whether one of the CTEs is `hits`: all of them, which need not be looked for again to be counted. */
  findsAll: boolean;
}

/** Looks tier by tier until the page is full. Tiers are rows, because planning twenty parts takes longer than answering. */
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

/** Rows around one place that several tiers look through: `matches` the terms of each tier, `chord` away. Texts bind when called. */
interface Nearby {
  rows(): string;
  /** The two columns for rows of anywhere; `matches` is null of those who are too far away for all of the tiers. */
  columns(): string;
  /** By the number of the tier, which of the terms it asks for, counted from 1; null: none. */
  asks: ReadonlyMap<number, number | null>;
}

/** Found once for the widest circle, because each tier would ask the index again for nearly the same. Null when that spares nothing. */
function nearbyRows(tiers: readonly TierMatch[], fixed: readonly string[], bind: Bind): Nearby | null {
  const around = tiers.flatMap(({ there, terms, number }) =>
    there && there.named === null ? [{ ...there.radius, terms, number }] : [],
  );
  const [first, ...others] = around;
  if (!first || others.length === 0 || !others.every(({ centre }) => isSame(centre, first.centre))) return null;
  const { centre } = first;
  const miles = Math.max(...around.map((circle) => circle.miles));
  const asked = [...new Set(around.flatMap(({ terms }) => (terms === null ? [] : [terms])))];
  const matches = (): string => `array[${asked.map((terms) => `r.tsv @@ ${bind(terms)}::tsquery`).join(', ')}]::bool[]`;
  return {
    rows: () => {
      const any = around.every(({ terms }) => terms !== null) ? [`r.tsv @@ ${bind(or(asked))}::tsquery`] : [];
      return `select r.id, r.quality, ${chordTo(centre, bind)} as chord, ${matches()} as matches
        from search_rows r where ${all([...any, within({ centre, miles }, bind), ...fixed])}`;
    },
    columns: () => {
      const chord = chordTo(centre, bind);
      return `${chord} as chord, case when ${chord} <= ${bind(chordSquared(miles))}::float8 then ${matches()} end as matches`;
    },
    asks: new Map(around.map(({ terms, number }) => [number, terms === null ? null : asked.indexOf(terms) + 1])),
  };
}

const isSame = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): boolean =>
  a.lat === b.lat && a.lng === b.lng;
