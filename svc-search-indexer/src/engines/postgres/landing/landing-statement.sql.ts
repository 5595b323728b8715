import type { BusinessRecord, LandingSort } from '@lawdex/contracts';
import { all, binder, type Bind, type Statement } from '../binder.core.ts';
import { chordTo, within } from '../distance-conditions.core.ts';
import { openAtTimes } from '../filter-conditions.core.ts';
import { FEATURE_NAMES, FEATURES, PAGE_FEATURES } from '../../../index-definition/features.core.ts';
import { LISTED } from '../../landing-question.core.ts';
import type { LandingAnswer, LandingQuestion, LandingScope, Moment } from '../../landing-question.core.ts';

/** Names and orders are ours; values are bound. Every order is total, because lists would change from look to look otherwise. */
const ORDERS: Record<LandingSort, string> = {
  rating: 'c.quality desc, c.id',
  relevance: 'c.quality desc, c.id',
  price: "c.price nulls last, c.fee_basis && '{flat,contingency}'::text[] desc, c.quality desc, c.id",
  hours: 'c.open_minutes desc, c.quality desc, c.id',
  experience: 'c.admitted nulls last, c.quality desc, c.id',
  checked: 'c.checked desc nulls last, c.quality desc, c.id',
  distance: 'c.chord nulls last, c.id',
};

export type LandingRowAnswer = Omit<LandingAnswer, 'listed'> & {
  listed: { record: BusinessRecord; chord: number | null }[];
};

/** Figures and businesses of a page in one statement, so that they are of the same moment. */
export function landingStatement(question: LandingQuestion, moment: Moment): Statement {
  const { bind, params } = binder();
  const { where, mark, open } = question;
  const chord = where.kind === 'around' ? chordTo(where.centre, bind) : 'null::float8';
  const chosen = [`r.marks & ${bind(mark)}::int = ${bind(mark)}::int`, ...(open ? ['r.open'] : [])];
  const counted = (condition: string): string => `(count(*) filter (where ${condition}))::int`;
  const having = FEATURE_NAMES.map((name) => `'${name}', ${counted(`marks & ${FEATURES[name]} <> 0`)}`);
  // The country has nearly all weeks, so that to look for each costs more than to read them all.
  const ofTheseFirms = where.kind === 'country' ? '' : 'h.id = any(array(select distinct hours from r)) and';
  const sql = `
    with r as materialized (
      select r.id, r.rating, r.quality, r.review_count, r.price, r.open_minutes, r.admitted, r.checked, r.updated_at,
        r.state, r.city_key, r.languages, r.fee_basis, r.hours, ${marksNow(moment, bind)} as marks, ${chord} as chord
      from landing_rows r where ${scope(question, bind)}
    ), open_hours as materialized (
      select h.id from landing_hours h
      where ${ofTheseFirms} (${openAtTimes(moment.zones, bind)})
    ), c as materialized (
      select * from (select r.*, coalesce(r.hours in (select id from open_hours), false) as open from r) r
      where ${all(chosen)}
    ),
    page as (
      select c.id, c.chord, row_number() over (order by ${ORDERS[question.sort]}) as place
      from c order by ${ORDERS[question.sort]} limit ${LISTED}
    )
    select (select count(*) from r)::int as "inPlace", figures.*,
      (select coalesce(json_agg(f), '[]') from (
        ${partsOf(question)}
      ) f) as parts,
      (select coalesce(json_agg(f), '[]') from (
        select price as value, count(*)::int as count from c where price is not null group by 1 order by 1
      ) f) as prices,
      (select coalesce(json_agg(f), '[]') from (
        select value, count(*)::int as count from c, unnest(c.fee_basis) value group by 1 order by 2 desc, 1
      ) f) as "feeBases",
      (select coalesce(json_agg(f), '[]') from (
        select value, count(*)::int as count from c, unnest(c.languages) value group by 1 order by 2 desc, 1
      ) f) as languages,
      (select coalesce(json_agg(json_build_object('record', d.record, 'chord', page.chord) order by page.place), '[]')
        from page join search_documents d on d.id = page.id where d.record is not null) as listed
    from (
      select count(*)::int as total, coalesce(sum(review_count), 0)::int as reviews,
        sum(rating::float8 * review_count) / nullif(sum(review_count), 0) as rating, ${counted('open')} as "openNow",
        json_build_object(${having.join(', ')}) as having, min(admitted)::int as admitted,
        count(distinct city_key)::int as cities
      from c
    ) figures`;
  return { sql, params };
}

/** The largest parts of what was chosen: states of the country, cities of a state; none elsewhere. */
function partsOf({ where }: LandingScope): string {
  const part = where.kind === 'country' ? 'c.state' : where.kind === 'state' ? 'c.city_key' : null;
  return part === null
    ? 'select null as value, 0 as count where false'
    : `select ${part} as value, count(*)::int as count from c group by 1 order by 2 desc, 1 limit 3`;
}

export function holdingsStatement(moment: Moment): Statement {
  const { bind, params } = binder();
  const changed = `max(max(r.updated_at)) over (partition by r.category_id, r.city_key) at time zone 'utc'`;
  const sql = `
    select coalesce(r.category_id::text, 'null') as "categoryId", r.city_key as "cityKey", r.state, count(*)::int as count,
      (${marksNow(moment, bind)}) & ${PAGE_FEATURES} as marks,
      to_char(${changed}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
    from landing_rows r where r.listed
    group by r.category_id, r.city_key, r.state, 5`;
  return { sql, params };
}

const scope = (asked: LandingScope, bind: Bind): string =>
  all(['r.listed', ...practiceOf(asked, bind), ...placeOf(asked, bind)]);

const practiceOf = ({ categoryIds }: LandingScope, bind: Bind): string[] =>
  categoryIds ? [`r.category_id = any(${bind(categoryIds)}::uuid[])`] : [];

function placeOf({ where }: LandingScope, bind: Bind): string[] {
  switch (where.kind) {
    case 'country':
      return [];
    case 'state':
      return [`r.state = ${bind(where.state)}`];
    case 'cities':
      return [`r.city_key = any(${bind(where.keys)}::text[])`];
    case 'around':
      return [within(where, bind)];
    case 'these':
      return [`r.id = any(${bind(where.ids)}::uuid[])`];
  }
}

/** Those that depend on the day beside those that are stored. */
const marksNow = ({ admittedBy, checkedSince }: Moment, bind: Bind): string => `r.marks
  | case when r.admitted <= ${bind(admittedBy)}::int then ${FEATURES.experienced} else 0 end
  | case when r.checked >= ${bind(checkedSince)}::date then ${FEATURES.trusted} else 0 end`;
