import { ROW_COLUMNS } from './row.core.ts';

const columns = Object.entries(ROW_COLUMNS);
const names = columns.map(([name]) => name);
const typed = [...columns.map(([name, type]) => `${name} ${type}`), 'lexemes text[]'].join(', ');

/** $1: rows as JSON (see `rowOf`). */
const incoming = `incoming as materialized (select * from jsonb_to_recordset($1::jsonb) as r(${typed}))`;
export const deleteRows = 'delete from search_rows where id = any($1::uuid[])';

export const upsertRows = `
  with ${incoming}
  insert into search_rows (${names.join(', ')}, tsv)
  select ${names.join(', ')}, array_to_tsvector(lexemes) from incoming
  on conflict (id) do update set
    ${[...names.filter((name) => name !== 'id'), 'tsv'].map((name) => `${name} = excluded.${name}`).join(', ')}`;

export const countRows = 'select count(*)::int as documents from search_rows';

/** Rows whose document is gone. */
export const deleteOrphans = `
  delete from search_rows r
  where not exists (select from search_documents d where d.id = r.id and d.record is not null)`;

/** $1: rows as JSON; answers the ids of those that the table does not hold just so. */
export const differentRows = `
  with ${incoming}
  select i.id from incoming i left join search_rows r on r.id = i.id
  where (${names.map((name) => `i.${name}`).join(', ')}, array_to_tsvector(i.lexemes))
    is distinct from (${names.map((name) => `r.${name}`).join(', ')}, r.tsv)`;
