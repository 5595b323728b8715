import type { Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../database/data-source-options.ts';
import type { TestDatabase } from './test-database.ts';

// Migrations alone name constraints and indexes; TypeORM would name and shape them otherwise.
const ABOUT_COLUMNS = /^(ALTER TABLE \S+ (ADD (?!CONSTRAINT)|DROP COLUMN|ALTER COLUMN|RENAME COLUMN)|CREATE TABLE)/;

/** Lists changes of columns by which tables would match entities; it also lists what only the database computes. */
export async function columnDrift(database: TestDatabase, entities: Type<object>[]): Promise<string[]> {
  // TypeORM looks in this table for the expressions of computed columns. Services have no such table.
  await database.pool.query(
    'create table if not exists typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)',
  );
  const options = dataSourceOptions({ url: database.ownerUrl, service: 'column-drift', entities, long: true });
  const db = await new DataSource(options).initialize();
  try {
    const { upQueries } = await db.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query.replaceAll('"', '')).filter((query) => ABOUT_COLUMNS.test(query));
  } finally {
    await db.destroy();
  }
}
