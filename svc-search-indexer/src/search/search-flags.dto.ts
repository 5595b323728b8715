import { SEARCH_FLAGS, type SearchFlag } from '@lawdex/contracts';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';

/** The parameters that are on or off; `SearchQuery` adds the others. */
export const SearchFlagsQuery = class {} as new () => Partial<Record<SearchFlag, boolean>>;

const READ = new Map<unknown, boolean | undefined>([
  ['true', true],
  ['false', false],
  // What forms send for a field that was left alone.
  ['', undefined],
]);

const MEANING: Partial<Record<SearchFlag, string>> = {
  isOpen: 'Open at this moment, in the time zone of the business.',
};

for (const flag of SEARCH_FLAGS) {
  const decorate: PropertyDecorator[] = [
    ApiPropertyOptional({ type: Boolean, description: MEANING[flag] ?? 'Only businesses of which this is true.' }),
    // Anything else stays as it is, to be refused.
    Transform(({ value }: { value: unknown }) => (READ.has(value) ? READ.get(value) : value)),
    IsBoolean({ message: `${flag} must be true or false.` }),
    IsOptional(),
  ];
  for (const decorator of decorate) decorator(SearchFlagsQuery.prototype, flag);
}
