import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['search_rows', 'search_rows_b'] as const;

/** As PostgreSQL writes them, with what a row is filtered by and is not ordered by. */
const ORDERS = [
  { columns: '(rating DESC, review_count DESC, id)', filters: 'category_id, price, flags, hours, state, city_key' },
  { columns: '(name_sort, id)', filters: 'category_id, rating, price, flags, hours, state, city_key' },
] as const;

/**
 * The indexes of orders know what rows are filtered by, as that of the order of quality does: what few rows fulfil was looked for in the
 * rows themselves, which are eight times as large.
 */
export class OrdersWithFilters1764090000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    for (const table of TABLES)
      for (const { columns, filters } of ORDERS)
        await replaceIndex(runner, table, columns, `${columns} INCLUDE (${filters})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    for (const table of TABLES)
      for (const { columns, filters } of ORDERS)
        await replaceIndex(runner, table, `${columns} INCLUDE (${filters})`, columns);
  }
}

/** Its definition alone, while the table is written without indexes. Searches read the old one until the new one is complete. */
async function replaceIndex(runner: QueryRunner, table: string, from: string, to: string): Promise<void> {
  await runner.query(`
    do $$
    declare
      old record;
      changed text;
    begin
      select * into strict old from (
        select indexname as name, indexdef as definition, false as kept from pg_indexes
        where schemaname = current_schema() and tablename = '${table}'
        union all
        select name, definition, true from search_row_indexes where row_table = '${table}'
      ) every where right(definition, length('${from}')) = '${from}';
      changed := left(old.definition, -length('${from}')) || '${to}';
      if old.kept then
        update search_row_indexes set definition = changed where name = old.name;
      else
        execute replace(changed, format(' INDEX %I ON ', old.name), ' INDEX search_rows_new ON ');
        execute format('drop index %I; alter index search_rows_new rename to %I', old.name, old.name);
      end if;
    end $$`);
}
