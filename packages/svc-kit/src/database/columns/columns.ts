import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import { declaredFields } from '../../dto/declared-fields.ts';
import { snakeCase } from './snake-naming.ts';

/** A column as its entity declares it. */
export interface EntityColumn {
  property: string;
  /** The name in the table: `zip_code`. */
  name: string;
  /** The type in PostgreSQL: `text[]`, `timestamptz`. */
  type: string;
}

/** Lists the columns of an entity, in the order in which it declares them. Needs no connection. */
export function columnsOf(entity: Type<object>): EntityColumn[] {
  return getMetadataArgsStorage()
    .filterColumns(entity)
    .map(({ propertyName, options }) => ({
      property: propertyName,
      name: options.name ?? snakeCase(propertyName),
      type: `${String(options.type)}${options.array ? '[]' : ''}`,
    }));
}

/** Properties of an entity that are entities themselves, known by their `id`. They have no column of their own. */
type RelationOf<Entity> = {
  [K in keyof Entity]-?: NonNullable<Entity[K]> extends { id: unknown } | { id: unknown }[] ? K : never;
}[keyof Entity];

/** The properties that an answer and an entity share, relations left out. */
export type ShownKey<Answer, Entity> = Exclude<keyof Answer & keyof Entity & string, RelationOf<Entity>>;

/** A row that holds what an answer shows of an entity, by the entity's types. */
export type Shown<Answer, Entity> = Pick<Entity, ShownKey<Answer, Entity>>;

/** Lists the fields that a DTO declares and that have a column in the entity. */
export function shownBy<Dto extends object, Entity extends object>(
  dto: Type<Dto>,
  entity: Type<Entity>,
): ShownKey<Dto, Entity>[] {
  const fields = new Set(declaredFields(dto));
  const isShown = (property: string): property is ShownKey<Dto, Entity> => fields.has(property);
  return columnsOf(entity)
    .map(({ property }) => property)
    .filter(isShown);
}

/** Copies these properties of a row. A spread without some of them takes twice as long (docs/CONTRIBUTING.md). */
export function copyOf<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> {
  const copy: Partial<Pick<Row, Key>> = {};
  for (const key of keys) copy[key] = row[key];
  return copy as Pick<Row, Key>;
}

/** Writes the list of a `select`, each column under the name of its property: `b.id, b.zip_code as "zipCode"`. */
export function selectList<Entity extends object>(
  entity: Type<Entity>,
  alias: string,
  properties: readonly (keyof Entity & string)[],
): string {
  const names = new Map(columnsOf(entity).map(({ property, name }) => [property, name]));
  return properties
    .map((property) => {
      const name = names.get(property);
      if (name === undefined) throw new Error(`${entity.name} has no column for "${property}".`);
      return name === property ? `${alias}.${name}` : `${alias}.${name} as "${property}"`;
    })
    .join(', ');
}
