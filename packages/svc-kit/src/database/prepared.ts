import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * A statement that PostgreSQL parses once per connection: for hot reads, where parsing and planning cost more than the
 * rows. `name` must be unique among the statements of a service.
 */
export function prepared<Row extends object>(
  db: DataSource,
  name: string,
  text: string,
): (values?: readonly unknown[]) => Promise<Row[]> {
  const { master } = db.driver as unknown as { master: Pool };
  return async (values = []) => (await master.query<Row>({ name, text, values: [...values] })).rows;
}
