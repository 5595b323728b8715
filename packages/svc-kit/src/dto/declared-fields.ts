import type { Type } from '@nestjs/common';

// Where the decorators of @nestjs/swagger note which properties a class has, each as `:name`. Not exported by it; a test notices when it moves.
const DECLARED = 'swagger/apiModelPropertiesArray';

/** The properties that a DTO and its base classes declare with `@ApiProperty()`: all that it may show. */
export function declaredFields(dto: Type<object>): string[] {
  const declared: unknown = Reflect.getMetadata(DECLARED, dto.prototype);
  if (!Array.isArray(declared) || declared.length === 0) throw new Error(`${dto.name} declares no properties.`);
  return declared.map((name) => String(name).slice(1));
}
