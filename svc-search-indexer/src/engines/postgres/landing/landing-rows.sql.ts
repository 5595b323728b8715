import { rowStatements } from '../rows/row-statements.sql.ts';
import { LANDING_COLUMNS } from './landing-row.core.ts';

export const STATEMENTS = rowStatements('landing_rows', 'landing_hours', LANDING_COLUMNS);

/** Rows whose document is gone. */
export const deleteOrphans = `
  delete from landing_rows r
  where not exists (select from search_documents d where d.id = r.id and d.record is not null)`;
