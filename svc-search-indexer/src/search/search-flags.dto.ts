import { SEARCH_FLAGS } from '@lawdex/contracts';
import type { SearchFlag } from '@lawdex/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';

/** The parameters that are on or off; `SearchQuery` adds the others. */
export const SearchFlagsQuery = class {} as new () => Partial<Record<SearchFlag, boolean>>;

const READ = new Map<unknown, boolean | undefined>([
  ['true', true],
  ['false', false],
  // Forms send an empty value for a field that was left alone.
  ['', undefined],
]);

const MEANING: Partial<Record<SearchFlag, string>> = {
  isOpen: 'Open at this moment, in the time zone of the business.',
};

/** A parameter that is `true`, `false` or absent. */
export function OnOff(name: string, description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Boolean, description }),
    // Anything else stays as it is, to be refused.
    Transform(({ value }: { value: unknown }) => (READ.has(value) ? READ.get(value) : value)),
    IsBoolean({ message: `${name} must be true or false.` }),
    IsOptional(),
  );
}

for (const flag of SEARCH_FLAGS) {
  OnOff(flag, MEANING[flag] ?? 'Only businesses of which this is true.')(SearchFlagsQuery.prototype, flag);
}
