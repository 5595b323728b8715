import type { SearchSort } from '@lawdex/contracts';
import type { EngineFilters, EngineQuery, Position } from '../engine-query.core.ts';
import { chordSquared, latitudeSpan, spherePoint } from './geo.core.ts';
import { EXACT_NAME_WEIGHT, tsQueriesOf } from './tsquery.core.ts';

export interface Statement {
  sql: string;
  params: unknown[];
}

type Bind = (value: unknown) => string;

/** One statement, so that page and total come from the same moment. Values are bound; names and orders are ours. */
export function searchSql(query: EngineQuery): Statement {
  const { bind, params } = binder();
  const match = query.text && tsQueriesOf(query.text).match;
  const where = conditions(query.filters, bind);
  if (match) where.push(`r.tsv @@ ${bind(match)}::tsquery`);
  const condition = where.length > 0 ? `where ${where.join(' and ')}` : '';
  // A parameter that no part of the statement uses has no type, and PostgreSQL refuses it.
  const score = query.sort === 'relevance' ? scoreOf(query.text, bind) : [];
  const chord = query.origin ? chordTo(query.origin, bind) : 'null::float8';
  const order = orderBy(query.sort, score);
  const sql = `
    with page as materialized (
      select p.id, p.chord, row_number() over () as place from (
        select r.id, ${chord} as chord from search_rows r ${condition}
        order by ${order} limit ${bind(query.limit)} offset ${bind(query.offset)}
      ) p
    )
    select total.n as total, page.chord, d.record
    from (select count(*)::int as n from search_rows r ${condition}) total
    left join page on true left join search_documents d on d.id = page.id
    order by page.place`;
  return { sql, params };
}

function scoreOf(text: EngineQuery['text'], bind: Bind): string[] {
  if (!text) return [];
  const lifts = tsQueriesOf(text).lifts.map(
    ({ query, weight }) => `(r.tsv @@ ${bind(query)}::tsquery)::int * ${weight}`,
  );
  if (!text.nameKey) return lifts;
  return [...lifts, `(r.name_key = ${bind(text.nameKey)})::int * ${EXACT_NAME_WEIGHT}`];
}

export function existsSql(text: NonNullable<EngineQuery['text']>): Statement {
  const { match } = tsQueriesOf(text);
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
  if (filters.hasDelivery) where.push('r.has_delivery');
  if (filters.hasTakeout) where.push('r.has_takeout');
  if (filters.freeConsultation) where.push('r.free_consultation');
  if (filters.videoConsultation) where.push('r.video_consultation');
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

function orderBy(sort: SearchSort, score: readonly string[]): string {
  switch (sort) {
    case 'relevance':
      return `${score.length > 0 ? `${score.join(' + ')} desc, ` : ''}r.quality desc, r.id`;
    case 'rating':
      return 'r.rating desc, r.review_count desc, r.id';
    case 'name':
      return 'r.name_sort, r.id';
    case 'distance':
      return 'chord nulls last, r.quality desc, r.id';
  }
}
