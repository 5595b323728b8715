import type { Type } from '@nestjs/common';

// Under this key @nestjs/swagger notes properties, each as `:name`. It exports no key; a test notices a change.
const DECLARED = 'swagger/apiModelPropertiesArray';

/** Lists the properties that a DTO and its base classes declare with `@ApiProperty()`. An answer shows no others. */
export function declaredFields(dto: Type<object>): string[] {
  const declared: unknown = Reflect.getMetadata(DECLARED, dto.prototype);
  if (!Array.isArray(declared) || declared.length === 0) throw new Error(`${dto.name} declares no properties.`);
  return declared.map((name) => String(name).slice(1));
}
