/** Rows whose document is gone. */
export const deleteOrphans = `
  delete from landing_rows r
  where not exists (select from search_documents d where d.id = r.id and d.record is not null)`;
