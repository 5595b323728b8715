import { countBucketsOf } from '../../../database/id-buckets.sql.ts';

/** Numbers the weeks of `incoming` that nobody had before, so that `week` has each. One feeder at a time writes, so that none is missed. */
const weeksIn = (hours: string): string => `fresh as (
    insert into ${hours} (tz, open_week)
    select distinct tz, open_week from incoming where tz is not null and open_week is not null
    on conflict do nothing
    returning id, tz, open_week
  ), week as (
    select id as hours, tz, open_week from fresh
    union all
    select id, tz, open_week from ${hours}
  )`;

/** Statements of a table of documents whose weeks another one numbers. Rows are JSON; `withWords` adds a text vector. */
export function rowStatements(
  table: string,
  hours: string,
  columns: Readonly<Record<string, string>>,
  withWords = false,
) {
  const names = Object.keys(columns);
  const given = { ...columns, tz: 'text', open_week: 'int4multirange', ...(withWords && { lexemes: 'text[]' }) };
  const typed = Object.entries(given).map(([name, type]) => `${name} ${type}`);
  const incoming = `incoming as materialized (select * from json_to_recordset($1::json) as r(${typed.join(', ')}))`;
  const written = [...names, 'hours', ...(withWords ? ['tsv'] : [])];
  const set = written.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  return {
    /** $1: rows. They are written sorted by practice area, because a search for one then reads a third of the pages. */
    upsertRows: `
      with ${incoming}, ${weeksIn(hours)}
      insert into ${table} (${written.join(', ')})
      select ${names.join(', ')}, hours${withWords ? ', array_to_tsvector(lexemes)' : ''}
      from incoming left join week using (tz, open_week)
      order by category_id, quality desc
      on conflict (id) do update set ${set.join(', ')}`,
    deleteRows: `delete from ${table} where id = any($1::uuid[])`,
    /** In the transaction that changes rows: what was counted before is not true of the rows after it. */
    bumpVersion: `update ${table}_version set version = version + 1`,
    readVersion: `select version from ${table}_version`,
    countRows: `select count(*)::int as documents from ${table}`,
    /** $1: rows. Gives the ids of those that the table does not hold so. */
    differentRows: `
      with ${incoming}
      select i.id from incoming i left join ${table} r on r.id = i.id left join ${hours} h on h.id = r.hours
      where (${names.map((name) => `i.${name}`).join(', ')}, i.open_week${withWords ? ', array_to_tsvector(i.lexemes)' : ''})
        is distinct from (${names.map((name) => `r.${name}`).join(', ')}, h.open_week${withWords ? ', r.tsv' : ''})`,
    countBuckets: countBucketsOf(table),
    /** $1, $2: the first and the last id of a bucket. */
    idsBetween: `select id from ${table} where id between $1 and $2`,
  };
}

export type RowStatements = ReturnType<typeof rowStatements>;
