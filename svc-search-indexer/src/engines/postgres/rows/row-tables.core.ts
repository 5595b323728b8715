import type { Statement } from '../binder.core.ts';

/** The tables that may hold the rows of searches: one is read, the other holds the copy before, or the next one. Each has a `_version`. */
export const ROW_TABLES = ['search_rows', 'search_rows_b'] as const;
export type RowTableName = (typeof ROW_TABLES)[number];

export const isRowTable = (name: string | undefined): name is RowTableName =>
  ROW_TABLES.some((table) => table === name);

/** A text about `search_rows` as one about another of the tables. Values are never part of a statement, so they stay as they are. */
export const ofTable = (sql: string, table: RowTableName): string => sql.replaceAll('search_rows', table);

export const statementOf = <S extends Statement>(statement: S, table: RowTableName): S => ({
  ...statement,
  sql: ofTable(statement.sql, table),
});
