import type { SearchSort } from '@lawdex/contracts';
import type { EngineFilters, EngineQuery, Position, TextPlan } from '../engine-query.core.ts';
import { flagBits } from './flags.core.ts';
import { chordSquared, latitudeSpan, spherePoint } from './geo.core.ts';
import { EXACT_NAME_WEIGHT, liftsOf, matchOf } from './tsquery.core.ts';

export interface Statement {
  sql: string;
  params: unknown[];
}

type Bind = (value: unknown) => string;

/** One statement, so that page and total come from the same moment. Values are bound; names and orders are ours. */
export function searchStatement(query: EngineQuery): Statement {
  const { bind, params } = binder();
  const { filters, origin, sort } = query;
  const match = query.text && matchOf(query.text);
  const where = conditions(filters, bind);
  if (match) where.push(`r.tsv @@ ${bind(match)}::tsquery`);
  const chord = origin ? chordTo(origin, bind) : 'null::float8';
  // A parameter that no part of the statement uses has no type, and PostgreSQL refuses it.
  const score = sort === 'relevance' ? scoreOf(query.text, bind) : '0';
  // Finding these costs more than keeping them, so they are found once; else an index may give the page in its order,
  // and only the total reads everything.
  const once = match || filters.within ? 'materialized' : 'not materialized';
  const sql = `
    with hits as ${once} (
      select r.id, ${chord} as chord, ${score} as score, r.quality${extraColumns[sort]}
      from search_rows r ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    ), page as materialized (
      select p.id, p.chord, row_number() over () as place from (
        select id, chord from hits order by ${orders[sort]} limit ${bind(query.limit)} offset ${bind(query.offset)}
      ) p
    )
    select total.n as total, page.chord, d.record
    from (select count(*)::int as n from hits) total
    left join page on true left join search_documents d on d.id = page.id
    order by page.place`;
  return { sql, params };
}

// Every order ends with the id, otherwise a business could stand on two pages.
const orders: Record<SearchSort, string> = {
  relevance: 'score desc, quality desc, id',
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

function scoreOf(text: TextPlan | null, bind: Bind): string {
  if (!text) return '0';
  const parts = liftsOf(text).map(({ query, weight }) => `(r.tsv @@ ${bind(query)}::tsquery)::int * ${weight}`);
  if (text.nameKey) parts.push(`(r.name_key = ${bind(text.nameKey)})::int * ${EXACT_NAME_WEIGHT}`);
  return parts.length > 0 ? parts.join(' + ') : '0';
}

export function existsStatement(text: TextPlan): Statement {
  const match = matchOf(text);
  if (!match) return { sql: 'select exists (select from search_rows) as found', params: [] };
  return { sql: 'select exists (select from search_rows where tsv @@ $1::tsquery) as found', params: [match] };
}

function binder(): { bind: Bind; params: unknown[] } {
  const params: unknown[] = [];
  return { params, bind: (value) => `$${params.push(value)}` };
}

function conditions(filters: EngineFilters, bind: Bind): string[] {
  const where: string[] = [];
  if (filters.categoryId) where.push(`r.category_id = ${bind(filters.categoryId)}::uuid`);
  if (filters.minRating) where.push(`r.rating >= ${bind(filters.minRating)}::real`);
  if (filters.prices) where.push(`r.price = any(${bind(filters.prices)}::smallint[])`);
  const flags = flagBits(filters);
  if (flags) where.push(`r.flags & ${bind(flags)}::int = ${bind(flags)}::int`);
  if (filters.language) where.push(`r.languages @> array[${bind(filters.language)}]::text[]`);
  if (filters.feeBasis) where.push(`r.fee_basis @> array[${bind(filters.feeBasis)}]::text[]`);
  if (filters.location) where.push(locationIn(filters.location, bind));
  if (filters.openAt) where.push(openAt(filters.openAt, bind));
  if (filters.within) where.push(...within(filters.within, bind));
  return where;
}

function locationIn(location: NonNullable<EngineFilters['location']>, bind: Bind): string {
  const any: string[] = [];
  if (location.cities.length > 0) any.push(`r.city_key = any(${bind(location.cities.map(({ key }) => key))}::text[])`);
  if (location.states.length > 0) any.push(`r.state = any(${bind(location.states)}::text[])`);
  if (location.zips.length > 0) any.push(`r.zip = any(${bind(location.zips)}::text[])`);
  return either(any);
}

function openAt(times: NonNullable<EngineFilters['openAt']>, bind: Bind): string {
  return either(
    times.map((time) => `(r.tz = any(${bind(time.zones)}::text[]) and r.open_week @> ${bind(time.minuteOfWeek)}::int)`),
  );
}

/** The band of latitudes is what an index can find; the chord is exact. */
function within({ centre, miles }: NonNullable<EngineFilters['within']>, bind: Bind): string[] {
  const span = latitudeSpan(miles);
  return [
    `r.lat between ${bind(centre.lat - span)}::float8 and ${bind(centre.lat + span)}::float8`,
    `${chordTo(centre, bind)} <= ${bind(chordSquared(miles))}::float8`,
  ];
}

function chordTo(position: Position, bind: Bind): string {
  const square = (axis: string, value: number): string => {
    const to = `${bind(value)}::float8`;
    return `(r.${axis} - ${to}) * (r.${axis} - ${to})`;
  };
  const [x, y, z] = spherePoint(position);
  return `(${square('x', x)} + ${square('y', y)} + ${square('z', z)})`;
}

const either = (any: readonly string[]): string => (any.length === 0 ? 'false' : `(${any.join(' or ')})`);
