import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** Tells OpenAPI of each field of an answer: all of them, and `required: false` exactly where the field is optional. */
export type FieldDescriptions<T> = {
  [Name in keyof T]-?: ApiPropertyOptions & (undefined extends T[Name] ? { required: false } : { required?: true });
};

/**
 * Base of a DTO that only describes an answer, a line for each field: `class FaqDto extends described<Faq>({ ... }) {}`. A field that `T` has and
 * the description has not, or the other way round, does not compile.
 */
export function described<T extends object>(fields: FieldDescriptions<T>): new () => T {
  const dto = class {} as new () => T;
  for (const [name, options] of Object.entries<ApiPropertyOptions>(fields)) {
    // Compilers note it of a field that has a decorator; @nestjs/swagger asks for it where `type` is missing.
    Reflect.defineMetadata('design:type', Object, dto.prototype, name);
    ApiProperty(options)(dto.prototype, name);
  }
  return dto;
}

/** The same description for each of several fields. */
export const ofEach = <Name extends string, Options extends ApiPropertyOptions>(
  names: readonly Name[],
  options: Options,
): Record<Name, Options> => Object.fromEntries(names.map((name) => [name, options])) as Record<Name, Options>;
