import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import { declaredFields } from '../../dto/declared-fields.ts';
import { snakeCase } from './snake-naming.ts';

/** A column as its entity declares it. */
export interface EntityColumn {
  property: string;
  /** In the table: `zip_code`. */
  name: string;
  /** PostgreSQL's: `text[]`, `timestamptz`. */
  type: string;
}

/** The columns of an entity, in the order in which it declares them. Needs no connection. */
export function columnsOf(entity: Type<object>): EntityColumn[] {
  return getMetadataArgsStorage()
    .filterColumns(entity)
    .map(({ propertyName, options }) => ({
      property: propertyName,
      name: options.name ?? snakeCase(propertyName),
      type: `${String(options.type)}${options.array ? '[]' : ''}`,
    }));
}

/** The properties of an entity that are entities themselves, recognised by their `id`: they have no column of their own. */
type RelationOf<Entity> = {
  [K in keyof Entity]-?: NonNullable<Entity[K]> extends { id: unknown } | { id: unknown }[] ? K : never;
}[keyof Entity];

/** The properties that an answer and an entity share, relations left out. */
export type ShownKey<Answer, Entity> = Exclude<keyof Answer & keyof Entity & string, RelationOf<Entity>>;

/** A row that holds what an answer shows of an entity, by the entity's types. */
export type Shown<Answer, Entity> = Pick<Entity, ShownKey<Answer, Entity>>;

/** What a DTO shows of an entity: the fields that it declares and that have a column. */
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

/** These properties of a row, and no others. A loop, because a spread without some properties takes twice as long (docs/adr/0060). */
export function copyOf<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> {
  const copy: Partial<Pick<Row, Key>> = {};
  for (const key of keys) copy[key] = row[key];
  // Each key of the result has been copied.
  return copy as Pick<Row, Key>;
}

/** For the list of a `select`, each column under its property's name: `b.id, b.zip_code as "zipCode"`. */
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
