import { all, type Bind } from './binder.core.ts';
import { circleOf } from './distance-conditions.core.ts';
import { bestRows, isWorthALook } from './tier-share.core.ts';
import type { Nearby } from './nearby.core.ts';
import type { TierMatch } from './plan-conditions.core.ts';

/** How the rows of a tier are looked for. Most plans have one of these shapes only. */
type Shape = 'hits' | 'terms' | 'nearby' | 'terms and place' | 'radius' | 'named or radius' | 'anything';

const near = `r.lat between a.low and a.high
  and (r.x - a.x) * (r.x - a.x) + (r.y - a.y) * (r.y - a.y) + (r.z - a.z) * (r.z - a.z) <= a.chord`;

/** Each of them a question that one index answers. */
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

/** A tier as it is looked for. */
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
