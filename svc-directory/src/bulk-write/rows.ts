import { columnsOf, IN_BULK } from '@lawdex/svc-kit/commands';
import type { Type } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { getMetadataArgsStorage } from 'typeorm';

/** Some of an entity's columns, under the names of its properties, as JSON. */
export type Row<Entity> = { [K in keyof Entity]?: unknown };

interface Source {
  table: string;
  columns: { property: string; name: string }[];
  /** The SQL that stands after `from`. */
  rows: string;
}

/** Describes rows that all have the same properties. Names and types of the columns are the entity's. */
function sourceOf<Entity extends object>(entity: Type<Entity>, first: Row<Entity>): Source {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  const columns = columnsOf(entity).filter(({ property }) => property in first);
  const strange = Object.keys(first).find((key) => !columns.some(({ property }) => property === key));
  if (!table || strange) throw new Error(`${entity.name} has no ${strange ? `column for "${strange}"` : 'table'}.`);
  const types = columns.map(({ property, type }) => `"${property}" ${type}`).join(', ');
  return { table, columns, rows: `json_to_recordset($1::json) as row (${types})` };
}

/** Inserts many rows by one statement. Triggers count them and put them into the outbox. */
export async function insertRows<Entity extends object>(
  client: ClientBase,
  entity: Type<Entity>,
  rows: readonly Row<Entity>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const source = sourceOf(entity, first);
  const names = source.columns.map(({ name }) => name).join(', ');
  const values = source.columns.map(({ property }) => `"${property}"`).join(', ');
  await client.query(`insert into ${source.table} (${names}) select ${values} from ${source.rows}`, [
    JSON.stringify(rows),
  ]);
}

/** Updates only the columns that the rows have. Triggers change version, `updated_at`, totals and outbox. */
export async function updateRows<Entity extends { id: string }>(
  client: ClientBase,
  entity: Type<Entity>,
  rows: readonly (Row<Entity> & { id: string })[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const source = sourceOf<Entity>(entity, first);
  const changes = source.columns.filter(({ name }) => name !== 'id');
  const set = changes.map(({ name, property }) => `${name} = row."${property}"`).join(', ');
  await client.query(`update ${source.table} stored set ${set} from ${source.rows} where stored.id = row.id`, [
    JSON.stringify(rows),
  ]);
}

/** Lets imports and demo data take turns until their transaction ends, so that neither sees half of the other. Their events wait for those of visitors. */
export async function takeWritersTurn(client: ClientBase): Promise<void> {
  await client.query(IN_BULK);
  await client.query(`select pg_advisory_xact_lock(hashtext('lawdex bulk write'))`);
}
