/** $1: ids. */
export const readRecords = 'select id, record from search_documents where id = any($1::uuid[]) and record is not null';
