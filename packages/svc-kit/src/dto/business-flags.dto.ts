import { ApiProperty } from '@nestjs/swagger';
import { BUSINESS_FLAGS } from '@lawdex/contracts';
import type { BusinessFlags } from '@lawdex/contracts';

/**
 * Declares every flag of a business, so that no other DTO has to name them: `class SomeDto extends BusinessFlagsDto`.
 */
export const BusinessFlagsDto = class {} as new () => BusinessFlags;

for (const flag of BUSINESS_FLAGS) ApiProperty({ type: Boolean })(BusinessFlagsDto.prototype, flag);
