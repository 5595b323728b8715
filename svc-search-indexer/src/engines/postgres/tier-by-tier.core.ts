import type { EngineQuery } from '../engine-query.core.ts';
import { all, type Bind } from './binder.core.ts';
import { chordTo, circleOf } from './distance-conditions.core.ts';
import { bestRows, isWorthALook } from './look.core.ts';
import type { TierMatch } from './plan-conditions.core.ts';

/** What of a tier decides how its rows are looked for. Most plans have one of these shapes only. */
type Shape = 'terms' | 'terms and place' | 'radius' | 'named or radius' | 'anything';

const shapeOf = ({ terms, there }: TierMatch): Shape => {
  if (terms !== null) return there ? 'terms and place' : 'terms';
  if (!there) return 'anything';
  return there.named === null ? 'radius' : 'named or radius';
};

const near = `r.lat between a.low and a.high
  and (r.x - a.x) * (r.x - a.x) + (r.y - a.y) * (r.y - a.y) + (r.z - a.z) * (r.z - a.z) <= a.chord`;

/** Each of them a question that one index answers. */
const CONDITIONS: Record<Shape, readonly string[]> = {
  terms: ['r.tsv @@ a.terms'],
  'terms and place': [`r.tsv @@ a.terms and (${near} or coalesce(r.tsv @@ a.named, false))`],
  radius: [near],
  'named or radius': [near, 'r.tsv @@ a.named'],
  anything: ['true'],
};

/**
 * CTEs that look tier by tier until the page is full: the best of each, as many as reach to the end of the page, so that the many
 * which later tiers find are not looked at. Tiers are rows, not parts of the statement, because PostgreSQL plans a statement of twenty
 * parts for longer than it takes to answer it. The last CTE is `page`.
 */
export function tierByTier(
  { offset, limit, origin }: Pick<EngineQuery, 'offset' | 'limit' | 'origin'>,
  tiers: readonly TierMatch[],
  fixed: readonly string[],
  bind: Bind,
): string {
  const end = `${bind(offset + limit)}::int`;
  const shapes = [...new Set(tiers.map(shapeOf))];
  const common = tiers.map((tier) => shapeOf(tier) === 'terms' && isWorthALook(tier.share, fixed, offset + limit));
  const looks = common.includes(true);
  const best = shapes.flatMap((shape) =>
    CONDITIONS[shape].map((condition) => {
      const only = [
        ...(shapes.length > 1 ? [`a.shape = '${shape}'`] : []),
        ...(looks ? [`(select count(*) from looked) < ${end}`] : []),
      ];
      // All rows are met in the index's order; of some, only a few may match, and the index would be read in vain.
      const order = shape === 'anything' && fixed.length === 0 ? 'r.quality desc, r.id' : 'r.quality + 0 desc, r.id';
      return `(select r.id, r.quality from search_rows r where ${all([...only, condition, ...fixed])}
        order by ${order} limit ${end})`;
    }),
  );
  const look = `with looked as materialized (
      select r.id, r.quality from ${bestRows('quality desc, id')} r
      where ${all(['a.common', 'r.tsv @@ a.terms', ...fixed])} order by quality desc, id limit ${end}
    ) select * from looked where (select count(*) from looked) = ${end} union `;
  return `
    asked as materialized (${askedTiers(tiers, shapes, looks ? common : null, bind)}),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from (${looks ? look : ''}${best.join(' union ')}) best
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
}

/** A row for each tier; what no tier asks for is no column. */
function askedTiers(
  tiers: readonly TierMatch[],
  shapes: readonly Shape[],
  common: readonly boolean[] | null,
  bind: Bind,
): string {
  const circles = tiers.map(({ there }) => there && circleOf(there.radius));
  const columns: [name: string, values: readonly unknown[], type: string][] = [
    ['number', tiers.map(({ number }) => number), 'int'],
  ];
  if (common) columns.push(['common', common, 'bool']);
  if (shapes.length > 1) columns.push(['shape', tiers.map(shapeOf), 'text']);
  if (tiers.some(({ terms }) => terms !== null)) columns.push(['terms', tiers.map(({ terms }) => terms), 'tsquery']);
  if (tiers.some(({ there }) => there)) {
    columns.push(['named', tiers.map(({ there }) => there?.named ?? null), 'tsquery']);
    for (const name of ['low', 'high', 'x', 'y', 'z', 'chord'] as const) {
      columns.push([name, circles.map((circle) => circle && circle[name]), 'float8']);
    }
  }
  const values = columns.map(([, list, type]) => `${bind(list)}::${type}[]`);
  const names = columns.map(([name]) => name);
  return `select * from unnest(${values.join(', ')}) with ordinality as a(${names.join(', ')}, step)`;
}
