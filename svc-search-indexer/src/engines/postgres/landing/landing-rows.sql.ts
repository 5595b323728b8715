import { LANDING_COLUMNS } from './landing-row.core.ts';
import { weeksIn } from '../rows/weeks.sql.ts';

const columns = Object.entries(LANDING_COLUMNS);
const names = columns.map(([name]) => name);
const typed = [...columns.map(([name, type]) => `${name} ${type}`), 'tz text', 'open_week int4multirange'].join(', ');

/** $1: rows as JSON (see `landingRowOf`). */
const incoming = `incoming as materialized (select * from jsonb_to_recordset($1::jsonb) as r(${typed}))`;
const written = [...names, 'hours'];

export const upsertRows = `
  with ${incoming}, ${weeksIn('landing_hours')}
  insert into landing_rows (${written.join(', ')})
  select ${written.join(', ')} from incoming left join week using (tz, open_week)
  on conflict (id) do update set
    ${written
      .filter((name) => name !== 'id')
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}`;

export const deleteRows = 'delete from landing_rows where id = any($1::uuid[])';

/** Rows whose document is gone. */
export const deleteOrphans = `
  delete from landing_rows r
  where not exists (select from search_documents d where d.id = r.id and d.record is not null)`;

export const countRows = 'select count(*)::int as documents from landing_rows';

export const countListed = 'select count(*)::int as listed from landing_rows where listed';

/** $1: rows as JSON; answers the ids of those that the table does not hold just so. */
export const differentRows = `
  with ${incoming}
  select i.id from incoming i left join landing_rows r on r.id = i.id left join landing_hours h on h.id = r.hours
  where (${names.map((name) => `i.${name}`).join(', ')}, i.open_week)
    is distinct from (${names.map((name) => `r.${name}`).join(', ')}, h.open_week)`;

/** In the transaction that changes rows: what was counted before is not true of the rows after it. */
export const bumpVersion = 'update landing_rows_version set version = version + 1';
export const readVersion = 'select version from landing_rows_version';
