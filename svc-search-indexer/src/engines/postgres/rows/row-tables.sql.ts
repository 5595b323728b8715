/** The table of a generation. $1: generation. */
export const tableOf = 'select name from search_row_tables where generation = $1';

/** One after the other, so that no two generations are given the same table. */
export const lockTables = 'select from search_row_tables order by name for update';

/** One writer at a time: another would not see the numbers that this one gives to weeks, and write rows without hours. */
export const takeTurn = `select pg_advisory_xact_lock(${0x484f5552})`;

/** A table that nobody's generation is in; then one of another release's. $1: index version of ours. */
export const freeTable = `
  select t.name, f.index_version as taken from search_row_tables t
  left join search_feeds f on f.engine = 'postgres' and f.generation = t.generation
  left join search_spare_feeds s on s.engine = 'postgres' and s.generation = t.generation
  where (f.generation is null and s.generation is null) or f.index_version <> $1
  order by f.index_version is not null, t.name limit 1`;

export const endFeed = `delete from search_feeds where engine = 'postgres' and index_version = $1`;

export const assignTable = 'update search_row_tables set generation = $2 where name = $1';

/** Allowed for a table that no search reads. */
export const emptyTable = 'select empty_search_rows()';
/** The same, and without its indexes: rows are written in a fifth of the time then. */
export const clearTable = 'select clear_search_rows()';
/** With the indexes that it lacks, and analyzed. */
export const indexTable = 'select index_search_rows()';

/** The table that searches read. $1: index version; while there is none of it, the one of the release before. */
export const liveTable = `
  select t.name from search_feeds f join search_row_tables t using (generation)
  where f.engine = 'postgres' order by f.live and f.index_version = $1 desc, f.live desc limit 1`;
