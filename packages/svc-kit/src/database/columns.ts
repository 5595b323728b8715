import type { Type } from '@nestjs/common';
import { getMetadataArgsStorage } from 'typeorm';
import { declaredFields } from '../dto/declared-fields.ts';
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

/** What a DTO shows of an entity: the fields that it declares and that have a column. */
export function shownBy<Entity extends object>(dto: Type<object>, entity: Type<Entity>): (keyof Entity & string)[] {
  const fields = new Set(declaredFields(dto));
  const isShown = (property: string): property is keyof Entity & string => fields.has(property);
  return columnsOf(entity)
    .map(({ property }) => property)
    .filter(isShown);
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
