import { statementOf } from './row-tables.core.ts';

it('a statement asks another table, and of the version of that one; its values stay as they are', () => {
  const statement = { sql: 'select v.version from search_rows_version v, search_rows r', params: ['search_rows'] };
  expect(statementOf(statement, 'search_rows_b')).toEqual({
    sql: 'select v.version from search_rows_b_version v, search_rows_b r',
    params: ['search_rows'],
  });
  expect(statementOf(statement, 'search_rows')).toEqual(statement);
});
